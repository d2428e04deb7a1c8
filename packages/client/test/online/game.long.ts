import { onBothEngines } from '../../../server/test/engines.ts';
import { LONG_GAMES } from './guests.ts';
import { playWhole } from './whole-game.ts';

onBothEngines(engine => playWhole(engine, LONG_GAMES, 60));
