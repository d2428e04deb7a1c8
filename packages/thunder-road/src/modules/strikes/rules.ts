import { reveal, type Seat, shuffle } from '@lastroad/kernel';
import { ASK, NOTHING, YES } from '../../rules/answers.ts';
import { NONE, type Race, type StrikeState, task } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';

/** The improved airstrikes of this table. Only what is part of this module asks, and it speaks only where they are in play. */
export const strikesOf = ({ strikes }: Race): StrikeState => {
  if (strikes === undefined) throw new Error('there are no improved airstrikes');
  return strikes;
};

/** TR-AMMO-3: one card each, the others are out of the game. */
export const deal = (g: Race): void => {
  const rest = g.content.strikes.map((_, card) => card);
  shuffle(g, rest, 'strikes');
  const held = g.crews.map(() => rest.pop() ?? NONE);
  g.strikes = { rest, held, played: [], working: NONE };
};

/** TR-AMMO-3, TR-AMMO-7, TR-INT-13: whoever uses a chopper may play the card, which works on this airstrike alone. */
export const swoop = task('swoop', (seat: Seat) => ({ seat }), {
  begin(g) {
    strikesOf(g).working = NONE;
  },
  play: {
    about: 'answer',
    options: (g, f) => (strikesOf(g).held[f.seat] === NONE ? NOTHING : ASK),
    take(g, f, answer) {
      if (answer !== YES) return;
      const strikes = strikesOf(g);
      const card = strikes.held[f.seat];
      strikes.held[f.seat] = NONE;
      strikes.played.push(card);
      strikes.working = card;
      reveal(g);
      g.events?.push({ type: 'strikePlayed', seat: f.seat, strike: card });
    },
  },
});

export const clear = (g: Race): void => {
  strikesOf(g).working = NONE;
};

/** What the card that works makes of a column of the chopper of the seat on turn. */
export const improved = (g: Race, seat: Seat, trait: Trait, before: number): number => {
  const { working } = strikesOf(g);
  return working === NONE || seat !== g.seat ? before : joined(trait, before, g.content.strikeTraits[working][trait]);
};
