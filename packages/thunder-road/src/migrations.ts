import type { Migration, SavedFrame, SavedState } from '@lastroad/kernel';

/** What the fire die added to a move may now come from any module. */
const moved = ({ fire: extra, at, ...frame }: SavedFrame & { readonly fire?: number }): object => ({
  ...frame,
  at: at === 'rollFire' ? 'setOut' : at,
  extra,
});

/** Content is named by the rows in play, modules add to a move, and each seat says what crew it has. */
const toModules = (state: SavedState): void => {
  state['stack'] = (state['stack'] as SavedFrame[]).map(frame => (frame.task === 'move' ? moved(frame) : frame));
  for (const crew of state['crews'] as { kind?: number }[]) crew.kind = 0;
};

export const MIGRATIONS: readonly Migration[] = [{ to: 2, name: 'modules', up: toModules }];
