import type { ThunderContent, ThunderView } from '../../src/index.ts';
import { NONE, type Space } from '../../src/state.ts';
import { neighbour } from '../../src/verbs/geometry.ts';

type Finder = (content: ThunderContent, view: ThunderView, at: number) => Space | null;

const FINDERS: Readonly<Record<string, Finder>> = {
  space: (_content, _view, at) => at,
  drop: (_content, _view, at) => (at < 0 ? null : at),
  redeploy: (_content, _view, at) => (at < 0 ? null : at),
  flip: (_content, _view, at) => (at < 0 ? null : at),
  lane: (_content, { rear }, at) => rear + at,
  way(content, { cars, active }, at) {
    const from = active === NONE ? NONE : (cars[active]?.at ?? NONE);
    const to = from < 0 ? NONE : neighbour(content, from, at);
    return to < 0 ? null : to;
  },
};

/** The space that a number of this kind stands for; `null` where there is none. */
export const spaceFor = (content: ThunderContent, view: ThunderView, about: string, at: number): Space | null =>
  FINDERS[about]?.(content, view, at) ?? null;

export const isAboutSpaces = (about: string): boolean => about in FINDERS;
