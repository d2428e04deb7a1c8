import type { Message } from '@lastroad/kernel';
import type { Aurora, AuroraContent, Card, FrozenDeck } from '../../state.ts';
import { cardName, listOf } from '../../view/names.ts';
import { ZONES } from './items.ts';

export interface FrozenDeckView {
  /** Encounters beside each seat, for the next Movement phase. */
  readonly passengers: readonly (readonly Card[])[];
  readonly winds: number;
  /** Speed taken from each seat and from the Automa, in this Movement phase. */
  readonly slowed: readonly number[];
  readonly backfire: readonly number[];
}

export const deckView = ({ passengers, winds, slowed, backfire }: FrozenDeck): FrozenDeckView => ({
  passengers: passengers.map(cards => cards.slice()),
  winds,
  slowed: slowed.slice(),
  backfire: backfire.slice(),
});

/** Cards that lie beside convoys. */
export const cardsBeside = ({ frozenDeck }: Aurora): number => frozenDeck?.passengers.flat().length ?? 0;

type Say = (message: Message) => string;

/** What of it the screen tells at its foot. */
export const deckLines = (content: AuroraContent, deck: FrozenDeckView | null, say: Say): string[] => {
  if (deck === null) return [];
  const beside = deck.passengers.flatMap((cards, seat) =>
    cards.length === 0
      ? []
      : [
          say({
            key: 'screen.beside',
            values: {
              seat: seat + 1,
              cards: listOf(
                cards.map(card => cardName(content, card)),
                'comma',
              ),
            },
          }),
        ],
  );
  return deck.winds > 0 ? [...beside, say({ key: 'screen.headwind' })] : beside;
};

/** What its questions can name, and how it is worded. */
export const DECK_THINGS = { zone: () => ZONES.map((_, zone) => zone), blend: () => [0, 1] };

export const DECK_WORDINGS = {
  zone: (_g: Aurora, _seat: number, zone: number): Message => ({ key: `choice.zone.${zone}` }),
  blend: (_g: Aurora, _seat: number, blend: number): Message => ({ key: `choice.blend.${blend}` }),
};
