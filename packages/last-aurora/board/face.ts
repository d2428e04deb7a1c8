import { faceOf, type GameFace } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../src/index.ts';
import './styles/aurora.css';
import { Board } from './board.tsx';
import { Mat } from './mat/mat.tsx';
import { Seat } from './seat.tsx';
import { Status } from './status.tsx';
import { names } from './telling/names.ts';

const aurora: GameFace<AuroraContent, AuroraView, AuroraEvent> = {
  id: 'last-aurora',
  world: 'ice',
  hasSecrets: true,
  Board,
  Mat,
  Seat,
  Status,
  names,
  inspect: () => null,
  roundOf: view => view.round,
  mainSettings: ['seats', 'mapSide', 'mineVariant'],
};

export const face: GameFace = faceOf(aurora);
