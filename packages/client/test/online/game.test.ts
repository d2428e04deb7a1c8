import { onBothEngines } from '../../../server/test/engines.ts';
import { TOY } from './guests.ts';
import { playWhole } from './whole-game.ts';

onBothEngines(engine => playWhole(engine, [TOY], 10));
