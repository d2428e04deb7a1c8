import { type Heading, Lookout, type Thing, useLookout } from '@lastroad/ui';
import { useMemo } from 'react';
import type { AuroraMap } from '../../src/board.ts';
import type { AuroraBoardProps } from '../props.ts';
import { inspectRoad } from '../telling/inspect-place.ts';
import type { Drawing, Point } from './layout.ts';
import { markersOf } from './markers.tsx';
import { labelOf } from './waypoints.tsx';

/** Everything along the way that can be looked at: waypoint by waypoint, each with the shortcuts that begin there. */
const sightsOf = ({ nodes, roads, ends }: AuroraMap): readonly Thing[] =>
  nodes.flatMap((_, node) => [
    { about: 'waypoint', at: node },
    ...roads.flatMap(({ kind }, road) =>
      kind !== 'main' && ends[road]?.from === node ? [{ about: 'road', at: road }] : [],
    ),
  ]);

/** A waypoint with whoever is there, or a shortcut with what it asks for, in words. */
const wordsOf = (board: AuroraBoardProps, { about, at }: Thing): string => {
  const { content, view, say } = board;
  if (about === 'waypoint') {
    const here = markersOf(board).filter(({ node }) => node === at);
    return [labelOf(board, at), ...here.map(({ name }) => name)].join(', ');
  }
  const { title, text } = inspectRoad(content, view, at) ?? { title: { key: 'face.road' }, text: [] };
  return [`${say(title)}.`, ...text.map(say)].join(' ');
};

const NOWHERE: Thing = { about: 'waypoint', at: 0 };

/** What somebody looks at by keyboard, beginning with the waypoint of whoever is to move. */
export const useSights = (board: AuroraBoardProps) => {
  const { content, view } = board;
  const sights = useMemo(() => sightsOf(content.map), [content.map]);
  const mine = view.players[view.turn]?.node ?? 0;
  const start = sights.findIndex(({ about, at }) => about === 'waypoint' && at === mine);
  const lookout = useLookout({ first: 0, last: sights.length - 1, start });
  const sight = sights[lookout.at] ?? NOWHERE;
  return { lookout, sight, seen: wordsOf(board, sight) };
};

type Sights = ReturnType<typeof useSights>;

/** Where something that is looked at is drawn. */
export const placeOf = ({ nodes, roads }: Drawing, { about, at }: Thing): Point =>
  (about === 'road' ? roads[at]?.middle : nodes[at]) ?? { x: 0, y: 0 };

interface LookingProps extends Sights {
  readonly board: AuroraBoardProps;
  readonly drawing: Drawing;
}

/** Looks along the way by keyboard: whichever way it winds, there is only on and back. */
export const Looking = ({ board, drawing, lookout, sight, seen }: LookingProps) => {
  const { at, first, last } = lookout;
  const step = (heading: Heading): number =>
    heading === 'right' || heading === 'down' ? Math.min(last, at + 1) : Math.max(first, at - 1);
  const { x, y } = placeOf(drawing, sight);
  return (
    <Lookout
      lookout={lookout}
      label={board.say({ key: 'face.lookout' })}
      seen={seen}
      step={step}
      onInspect={() => board.onInspect(sight)}
    >
      <circle className="lookout-mark" cx={x} cy={y} r="20" />
    </Lookout>
  );
};
