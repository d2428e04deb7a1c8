import cardPick from 'icon:card-pick';
import coins from 'icon:two-coins';
import type { Catalogue } from '@lastroad/kernel';
import type { ToyContent, ToyEvent, ToyView } from '@lastroad/kernel/toy';
import { type FaceProps, faceOf, type GameFace, Icon, type Sound, type Thing } from '@lastroad/ui';
import './toy.css';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { WORDS } from './words.ts';

type Props = FaceProps<ToyContent, ToyView>;

const Seat = ({ view, owner, say }: Props & { readonly owner: number }) => (
  <p className="player-facts">
    <span title={say({ key: 'face.coins', values: { coins: view.coins[owner] ?? 0 } })}>
      <Icon path={coins} size={1} label={say({ key: 'face.coinsLabel' })} /> {view.coins[owner]}
    </span>
    <span>
      <Icon path={cardPick} size={1} label={say({ key: 'face.cardsLabel' })} /> {view.hands[owner]?.length}
    </span>
  </p>
);

const Status = ({ view, say }: Props) => (
  <ol
    className="rounds-strip"
    aria-label={say({ key: 'face.round', values: { round: view.round, rounds: view.rounds } })}
  >
    {Array.from({ length: view.rounds }, (_, i) => (
      <li key={i} aria-current={i + 1 === view.round ? 'step' : undefined} data-past={i + 1 < view.round || undefined}>
        {i + 1}
      </li>
    ))}
  </ol>
);

/** Names in place of "seat 2"; braces and quotes in a name would be taken for something else. */
const names = (words: Catalogue, people: readonly string[]): Catalogue => {
  const choices = people.map((name, seat) => `${seat + 1} {${name.replace(/[{}'#<>]/g, '')}}`).join(' ');
  const named = Object.entries({ ...WORDS, ...words }).map(([key, text]) => [
    key,
    key.startsWith('option.') ? text : text.replace(/seat \{(seat|to)\}/gi, `{$1, select, ${choices} other {?}}`),
  ]);
  return Object.fromEntries(named) as Catalogue;
};

const SOUNDS: Readonly<Record<ToyEvent['type'], Sound>> = {
  dealt: 'paper',
  bid: 'paper',
  shown: 'paper',
  peeked: 'wind',
  rolled: 'dice',
  gave: 'coin',
};

const thingsIn = (event: ToyEvent): readonly Thing[] => {
  switch (event.type) {
    case 'bid':
      // A card one may not see has no number.
      return [...(event.card < 0 ? [] : [{ about: 'card', at: event.card }]), { about: 'seat', at: event.seat }];
    case 'dealt':
    case 'gave':
      return [{ about: 'seat', at: event.seat }];
    case 'peeked':
      return [{ about: 'act', at: 2 }];
    case 'rolled':
      return [{ about: 'act', at: 1 }];
    case 'shown':
      return event.bids.map(card => ({ about: 'card', at: card }));
  }
};

const toyFace: GameFace<ToyContent, ToyView, ToyEvent> = {
  id: 'toy',
  world: 'dust',
  hasSecrets: () => true,
  hasPoints: true,
  Board,
  Mat: Hand,
  Seat,
  Status,
  names,
  explain: (_content, view, { name }) =>
    name === 'bid.chooseCard' || name === 'bid.double'
      ? { key: 'face.bidding', values: { round: view.round, rounds: view.rounds } }
      : { key: 'face.pot', values: { pot: view.pot, bank: view.bank } },
  foresee: (content, view, { about }, choice) =>
    about === 'act' && choice === 1
      ? { key: 'face.risk', values: { sides: content.sides, pot: view.pot } }
      : about === 'card' && choice >= 0
        ? { key: 'face.worth', values: { worth: content.cards[choice] ?? 0 } }
        : null,
  inspect: (content, _view, { about, at }) =>
    about === 'card' && at >= 0
      ? {
          title: { key: 'toy.card', values: { card: at, worth: content.cards[at] ?? 0 } },
          kind: { key: 'face.card' },
          text: [{ key: 'face.cardText', values: { worth: content.cards[at] ?? 0 } }],
          clauses: ['TOY-3', 'TOY-5'],
          source: 'designed',
        }
      : null,
  thingsIn,
  soundOf: event => SOUNDS[event.type],
  roundOf: view => view.round,
  scoreRows: (_content, view) => [{ label: { key: 'face.coinsLabel' }, values: view.coins }],
  plots: (content, history) => [
    {
      title: { key: 'face.coinsLabel' },
      curves: content.seats.map(seat => ({ seat, values: history.map(({ view }) => view.coins[seat] ?? 0) })),
    },
  ],
};

export const face: GameFace = faceOf(toyFace);
