import type { Result } from '@lastroad/kernel';
import { afterPaint } from './after-paint.ts';
import { callWorker } from './line.ts';
import type { Update } from './messages.ts';
import { withNews } from './news.ts';
import type { Table, TableState, Trouble } from './table.ts';

/** A table in this browser: the game runs in a worker and is kept after every decision. */
export const openLocalTable = (id: string, pace: number): Table => {
  let state: TableState = { stage: 'opening' };
  const listeners = new Set<() => void>();
  const show = (next: TableState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  let news: Update[] = [];
  const showNews = (): void => {
    const next = withNews(state, news);
    news = [];
    show(next);
  };
  const showNewsSoon = afterPaint(showNews);
  let shown = Promise.resolve();
  const trouble = (found: Trouble): void => {
    showNews();
    show(
      state.stage === 'open' ? { stage: 'open', now: state.now, trouble: found } : { stage: 'refused', trouble: found },
    );
  };
  const line = callWorker(
    update => {
      news.push(update);
      shown = showNewsSoon();
    },
    detail => trouble({ code: 'broken', detail }),
  );

  /** Nothing is settled before it can be seen. A refusal is shown to whoever asked, and stays until the table moves on. */
  const told = async (reply: Promise<Result<null>>): Promise<Result<null>> => {
    const result = await reply;
    if (result.ok) await shown;
    else trouble(result);
    return result;
  };
  line.ask({ type: 'open', id, pace }).then(
    opened => opened.ok || trouble(opened),
    (error: unknown) => trouble({ code: 'broken', detail: String(error) }),
  );
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: choice => told(line.ask({ type: 'answer', seq: state.stage === 'open' ? state.now.seq : -1, choice })),
    undo: () => told(line.ask({ type: 'undo' })),
    redo: () => told(line.ask({ type: 'redo' })),
    sitDown: () => told(line.ask({ type: 'sitDown' })),
    hint: () => line.ask({ type: 'hint' }),
    withheld: () => line.ask({ type: 'withheld' }),
    whyNot: thing => line.ask({ type: 'whyNot', thing }),
    gameFile: () => line.ask({ type: 'gameFile' }),
    setPace: ms => void line.ask({ type: 'pace', ms }),
    hurry: () => void line.ask({ type: 'hurry' }),
    close: () => line.hangUp(),
  };
};
