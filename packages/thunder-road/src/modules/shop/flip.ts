import { reveal, type Seat } from '@lastroad/kernel';
import { DONE, NOTHING } from '../../rules/answers.ts';
import { because } from '../../rules/reasons.ts';
import { FACE_DOWN, type Race, type Space, task } from '../../state.ts';
import { isFaceDown, putToken, tokenAt } from '../../verbs/board.ts';
import { boardSpaces } from '../../verbs/geometry.ts';

export const hiddenAmong = (g: Race, spaces: readonly Space[]): Space[] =>
  spaces.filter(space => isFaceDown(tokenAt(g, space))).sort((a, b) => a - b);

export const allHidden = (g: Race): Space[] => hiddenAmong(g, boardSpaces(g));

/** TR-RUL-90: a token that lies face down is turned up where it lies, and nothing befalls anybody. */
export const flip = task('flip', (seat: Seat, among: readonly Space[]) => ({ seat, among: [...among] }), {
  chooseToken: {
    about: 'flip',
    options: (_g, { among }) => (among.length === 0 ? NOTHING : [DONE, ...among]),
    take(g, f, space) {
      if (space === DONE) return;
      const hazard = tokenAt(g, space) - FACE_DOWN;
      putToken(g, space, hazard);
      reveal(g);
      g.events?.push({ type: 'flipped', seat: f.seat, hazard, space });
    },
    whyNot: (g, _f, space) =>
      isFaceDown(tokenAt(g, space)) ? because('tokenTooFar', 'TR-RUL-90') : because('noHiddenToken', 'TR-RUL-90'),
  },
});
