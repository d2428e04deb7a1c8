import { faceOf, type GameFace } from '@lastroad/ui';
import type { ThunderContent, ThunderEvent, ThunderView } from '../src/index.ts';
import './road.css';
import './pieces.css';
import './tray.css';
import './mat.css';
import './crew.css';
import { Board } from './board.tsx';
import { CrewLine } from './crew-line.tsx';
import { explain, foresee } from './foresee.ts';
import { inspect } from './inspect.ts';
import { Mat } from './mat.tsx';
import { names } from './names.ts';
import { plots, scoreRows } from './reckoning.ts';
import { RoundStatus } from './round-status.tsx';

import { soundOf, thingsIn } from './things-in.ts';

const thunderFace: GameFace<ThunderContent, ThunderView, ThunderEvent> = {
  id: 'thunder-road',
  world: 'dust',
  hasSecrets: false,
  hasPoints: false,
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
  mainSettings: ['carnage', 'start'],
};

export const face: GameFace = faceOf(thunderFace);
