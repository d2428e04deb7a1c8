import type { StoryRow } from '../../../src/story.ts';
import { storyPicture } from './pictures.ts';
import './picture.css';

/** What lies behind: mountains in the Valley, cliffs and open water at the Coast, pack ice in the Bay. */
const HORIZONS: Readonly<Record<StoryRow['period'], string>> = {
  I: 'M0 110 60 66 108 90 190 26 262 86 318 50 400 110V160H0Z',
  II: 'M0 40 34 34 70 54 78 96 132 102 150 110H250L262 106 330 110 400 40V160H0Z',
  III: 'M0 112 42 100 58 110 112 82 138 108 214 104 238 92 262 106 322 72 352 102 400 112V160H0Z',
};

const STARS = [
  [28, 20],
  [82, 42],
  [126, 12],
  [168, 14],
  [226, 16],
  [288, 34],
  [334, 10],
  [372, 38],
] as const;

/** As often as a wide card needs it. */
const REPEATS = [0, 400, 800] as const;

/** A night on the road, with what the story is about standing in the snow. */
export const Picture = ({ id, period }: { readonly id: string; readonly period: StoryRow['period'] }) => (
  <span className="la-story-picture" data-period={period} aria-hidden="true">
    <svg viewBox="0 0 1200 160" preserveAspectRatio="xMidYMid slice">
      {REPEATS.map(x => (
        <g key={x} transform={`translate(${x})`}>
          {STARS.map(([cx, cy]) => (
            <circle key={cx} className="la-story-star" cx={cx} cy={cy} r="1.3" />
          ))}
          <path className="la-story-far" d={HORIZONS[period]} />
        </g>
      ))}
      <path className="la-story-snow" d="M0 126Q280 96 600 120T1200 112V160H0Z" />
      <ellipse className="la-story-shade" cx="600" cy="140" rx="66" ry="7" />
      <path className="la-story-thing" d={storyPicture(id)} transform="translate(548 36) scale(.203)" />
    </svg>
  </span>
);
