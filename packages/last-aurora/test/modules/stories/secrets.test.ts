import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Aurora, lastAurora } from '../../../src/index.ts';

const PLAN = { games: 6, seed: 'stories', options: { stories: 'on', seats: 2 }, bound: 3000 };

/** What comes of the options of the story that is being told. */
const endsOf = ({ stories }: Aurora): readonly number[] => stories?.telling?.ends ?? [];

test('FS-STORY-17: what comes of a story is shown to nobody before it is told', () => {
  expect(conform(lastAurora, PLAN).fault).toBeNull();
});

test('FS-STORY-17: a planted leak of a consequence is noticed', () => {
  const leaking = {
    ...lastAurora,
    view: (g: Aurora, seat: number) => ({ ...lastAurora.view(g, seat), leak: endsOf(g) }),
  };

  expect(conform(leaking as typeof lastAurora, PLAN).fault?.check).toBe('secrets');
});

test('FS-STORY-3: so is the front of an unread card', () => {
  const leaking = {
    ...lastAurora,
    view: (g: Aurora, seat: number) => ({ ...lastAurora.view(g, seat), leak: g.stories?.decks[0]?.at(-2) }),
  };

  expect(conform(leaking as typeof lastAurora, PLAN).fault?.check).toBe('secrets');
});
