import { faceOf, type GameFace } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../src/index.ts';
import './styles/aurora.css';
import { Board } from './board.tsx';
import { Mat } from './mat/mat.tsx';
import { CREW_FACTS } from './modules/crews/people.tsx';
import { Epilogue } from './modules/stories/book.tsx';
import { STORY_FACTS, storyTime } from './modules/stories/interlude.tsx';
import { Seat } from './seat.tsx';
import { Status } from './status.tsx';
import { explain } from './telling/explain.ts';
import { foresee } from './telling/foresee.ts';
import { inspect } from './telling/inspect.ts';
import { names } from './telling/names.ts';
import { plots, rival, scoreRows } from './telling/score.ts';
import { soundOf, thingsIn } from './telling/things-in.ts';

const aurora: GameFace<AuroraContent, AuroraView, AuroraEvent> = {
  id: 'last-aurora',
  world: 'ice',
  hasSecrets: () => true,
  hasPoints: true,
  ties: { key: 'face.ties' },
  Board,
  Mat,
  Seat,
  Status,
  names,
  explain,
  foresee,
  facts: { ...CREW_FACTS, ...STORY_FACTS },
  inspect,
  thingsIn,
  soundOf,
  roundOf: view => view.round,
  scoreRows,
  rival,
  interlude: storyTime,
  Epilogue,
  plots,
  mainSettings: ['mapSide'],
};

export const face: GameFace = faceOf(aurora);
