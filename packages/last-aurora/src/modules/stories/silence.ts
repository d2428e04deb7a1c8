import { NO, YES } from '../../rules/drive.ts';
import { task } from '../../state.ts';
import { recordOf } from './record.ts';

/** FS-STORY-43, 44: a story that the Automa has taken can be given up, so that a card of it does nothing in this round. */
export const silence = task('silence', (action: number) => ({ seat: 0, action }), {
  chooseToSilence: {
    about: 'answer',
    options(g, f) {
      const { withAutoma, silenced } = recordOf(g);
      return withAutoma.length > 0 && !silenced.includes(f.action) ? [NO, YES] : [];
    },
    take(g, f, answer) {
      if (answer !== YES) return;
      const { withAutoma, unread, silenced } = recordOf(g);
      unread.push(...withAutoma.splice(0, 1));
      silenced.push(f.action);
      g.events?.push({ type: 'automaSilenced', action: f.action });
    },
  },
});
