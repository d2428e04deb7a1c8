import type { ThunderContent, ThunderView } from '../../../src/index.ts';
import type { RigView } from '../../../src/modules/rig/view.ts';
import { type CommandPower, FORWARD, FRONT_ARC, WAYS } from '../../../src/rows.ts';
import { type Car, NONE, type Space } from '../../../src/state.ts';
import { neighbour } from '../../../src/verbs/geometry.ts';
import type { ThunderBoardProps } from '../../props.ts';
import { middleOf, outlineOf } from '../../road/geometry.ts';

const around = (content: ThunderContent, space: Space, ways: readonly number[]): readonly Space[] =>
  ways.map(way => neighbour(content, space, way)).filter(next => next >= 0);

const ALL = WAYS.map((_, way) => way);
const AHEAD = ALL.slice(0, FRONT_ARC);
const BEHIND = ALL.slice(FRONT_ARC);
/** TR-RIG-23: forward-left and forward-right. */
const ASIDE = AHEAD.filter(way => way !== FORWARD);

const spaceOf = ({ cars }: ThunderView, section: Car | undefined): Space => cars[section ?? NONE]?.at ?? NONE;

/** TR-RIG-36: the space two ahead of its front section, and its neighbours. */
const rocketArea = (content: ThunderContent, view: ThunderView, { sections }: RigView): readonly Space[] => {
  const front = spaceOf(view, sections[0]);
  const next = front < 0 ? NONE : neighbour(content, front, FORWARD);
  const middle = next < 0 ? NONE : neighbour(content, next, FORWARD);
  return middle < 0 ? [] : [middle, ...around(content, middle, ALL)];
};

/** TR-RIG-28: both arcs. */
const arcs = (content: ThunderContent, view: ThunderView, { sections }: RigView): readonly Space[] => {
  const [front, rear] = [spaceOf(view, sections[0]), spaceOf(view, sections.at(-1))];
  return [...(front < 0 ? [] : around(content, front, AHEAD)), ...(rear < 0 ? [] : around(content, rear, BEHIND))];
};

/** Whom it may drive into next, and where the plow would shove that one. */
const shoves = (content: ThunderContent, view: ThunderView, { sections, seat }: RigView) => {
  const front = spaceOf(view, sections[0]);
  if (front < 0) return [];
  const met = around(content, front, AHEAD).filter(space =>
    view.cars.some(car => car.at === space && car.seat !== seat),
  );
  return met.flatMap(space => ASIDE.map(way => ({ space, way, to: neighbour(content, space, way) })));
};

/** The power that is pointed at or at work. */
const powerOf = ({ content, view, asked, preview }: ThunderBoardProps, rig: RigView): CommandPower | null => {
  if (view.turn !== rig.seat) return null;
  const row = asked?.about === 'command' && preview !== null ? preview : rig.working;
  return content.commands[row]?.power ?? null;
};

const Shove = ({ content, space, to }: { content: ThunderContent; space: Space; to: Space }) => {
  const [here, there] = [middleOf(content, space), middleOf(content, to)];
  const turn = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
  return (
    <path
      className="tr-shove"
      transform={`translate(${here.x} ${here.y}) rotate(${turn})`}
      d="M24-4h14v-7l15 11-15 11v-7h-14z"
    />
  );
};

/** How far the rig reaches: where its rocket bursts, whom its plow shoves where, what is ahead and behind of its guns. */
export const Reach = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { content, view, asked } = board;
  const { rig } = view;
  if (rig === null) return null;
  const power = powerOf(board, rig);
  const aims = asked?.about === 'target' && view.turn === rig.seat;
  const outlined = (spaces: readonly Space[]): string => spaces.map(space => outlineOf(content, space, 4)).join('');
  return (
    <g className="tr-reach">
      {power === 'rocket' && <path className="tr-reach-rocket" d={outlined(rocketArea(content, view, rig))} />}
      {aims && <path className="tr-reach-arc" d={outlined(arcs(content, view, rig))} />}
      {power === 'plow' &&
        shoves(content, view, rig).map(({ space, way, to }) => (
          <Shove key={`${space}/${way}`} content={content} space={space} to={to < 0 ? space : to} />
        ))}
    </g>
  );
};
