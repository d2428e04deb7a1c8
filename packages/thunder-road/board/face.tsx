import bikes from 'icon:full-motorcycle-helmet';
import german from 'icon:poker-hand';
import cars from 'icon:race-car';
import rig from 'icon:truck';
import { faceOf, type GameFace } from '@lastroad/ui';
import type { ThunderContent, ThunderEvent, ThunderView } from '../src/index.ts';
import { isInPlay } from '../src/settings.ts';
import './styles/road.css';
import './modules/carnage/carnage.css';
import './styles/pieces.css';
import './modules/rig/rig.css';
import './styles/tray.css';
import './styles/mat.css';
import './styles/crew.css';
import './modules/bikes/bikes.css';
import './modules/german/german.css';
import './modules/conditions/conditions.css';
import './modules/waiting/waiting.css';
import './modules/shop/shop.css';
import { Board } from './board.tsx';
import { CrewLine } from './crew/crew-line.tsx';
import { RoundStatus } from './crew/round-status.tsx';
import { Mat } from './mat/mat.tsx';
import { SHOP_FACTS, shopping } from './modules/shop/interlude.tsx';
import { explain, foresee } from './telling/foresee.ts';
import { inspect } from './telling/inspect.ts';
import { names } from './telling/names.ts';
import { plots, scoreRows } from './telling/reckoning.ts';
import { soundOf, thingsIn } from './telling/things-in.ts';

const thunderFace: GameFace<ThunderContent, ThunderView, ThunderEvent> = {
  id: 'thunder-road',
  world: 'dust',
  hasSecrets: options =>
    ['german', 'strikes', 'bounties', 'oneShots', 'leaders', 'upgrades'].some(box => isInPlay(options, box)),
  hasPoints: false,
  interlude: shopping,
  facts: SHOP_FACTS,
  Board,
  Mat,
  Seat: CrewLine,
  Status: RoundStatus,
  names,
  explain,
  foresee,
  inspect,
  thingsIn,
  soundOf,
  scoreRows,
  plots,
  roundOf: ({ round }) => round,
  mainSettings: ['start'],
  seatIcons: { 'crew.cars': cars, 'crew.rig': rig, 'crew.bikes': bikes, 'crew.german': german },
};

export const face: GameFace = faceOf(thunderFace);
