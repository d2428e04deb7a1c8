import type { Next, Seat } from '@lastroad/kernel';
import { ABOVE, type Aurora, type Card, DAMAGE, EMPTY, NONE, type Slot, type Token, TRUCK, task } from '../../state.ts';
import type { End, PLACES, Story } from '../../stories.ts';
import { convoyCard, firstSlot } from '../../verbs/convoy.ts';
import { limitFell } from '../../verbs/items.ts';
import { convoyPositions } from '../../verbs/leaving.ts';
import { stowAll } from '../../verbs/stow.ts';
import { returnToken } from '../../verbs/supply.ts';
import { crew } from '../../verbs/survivors.ts';
import { dropStory, recordOf } from './record.ts';

type Place = (typeof PLACES)[number];

const isTruck = (position: number): boolean => position === TRUCK;
const isTrailer = (position: number): boolean => position > TRUCK && position < ABOVE;

/** Under which cards of a convoy a story may lie. */
const UNDER: Readonly<Partial<Record<Place, (position: number) => boolean>>> = {
  truck: isTruck,
  trailer: isTrailer,
  truckOrTrailer: position => isTruck(position) || isTrailer(position),
  device: position => position >= ABOVE,
  convoyCard: () => true,
};

/** FS-STORY-31, 32, 33, 35: a story is put away where it says; under a card lies one at most. */
export const archive = task(
  'archive',
  (seat: Seat, story: Story, end: End, place: Place) => ({ seat, story, end, place, host: NONE, rival: NONE }),
  {
    // The card of the action that was interrupted; beside a board and in a zone there is room for any number.
    find(g, f) {
      if (f.place === 'upgraded') f.host = recordOf(g).telling?.card ?? NONE;
    },
    choosePlace: {
      about: 'archivePlace',
      options(g, f) {
        const fits = UNDER[f.place];
        const player = g.players[f.seat];
        return fits === undefined || player.out ? [] : convoyPositions(player).filter(fits);
      },
      take(g, f, position) {
        f.host = g.players[f.seat].convoy[position];
      },
      whyNot: () => ({ key: 'why.notThere', clause: 'FS-STORY-31' }),
    },
    chooseSurvivor: {
      about: 'survivor',
      options: (g, f) => (f.place === 'survivor' ? crew(g.players[f.seat]) : []),
      take(_g, f, s) {
        f.host = s;
      },
      whyNot: () => ({ key: 'why.notYours', clause: 'FS-STORY-31' }),
    },
    meetRival(g, f) {
      f.rival = recordOf(g).archived.find(({ host }) => host !== NONE && host === f.host)?.story ?? NONE;
    },
    // FS-STORY-32. 0: the old one stays; 1: the new one takes its place.
    chooseToKeep: {
      about: 'keepStory',
      options: (_g, f) => (f.rival === NONE ? [] : [0, 1]),
      take(g, f, choice): Next {
        if (choice === 1) return replace(g, f);
        f.host = NONE;
      },
    },
    put(g, f) {
      const isFree = f.place === 'board' || f.place === 'restZone';
      if (!g.players[f.seat].out && (f.host !== NONE || isFree)) put(g, f);
    },
  },
);

interface Filed {
  readonly seat: Seat;
  readonly story: Story;
  readonly end: End;
  readonly place: Place;
  host: Card;
  rival: Story;
}

const put = (g: Aurora, { seat, story, end, place, host }: Filed): void => {
  recordOf(g).archived.push({ story, end, seat, place, host });
  g.events?.push({ type: 'storyArchived', seat, story, place, card: host });
};

/** FS-STORY-33: damage on slots that disappear goes to the supply, goods find another place, there too. */
const replace = (g: Aurora, f: Filed): Next => {
  const { archived } = recordOf(g);
  const tokens = takeOff(g, f.seat, f.host);
  archived.splice(
    archived.findIndex(kept => kept.story === f.rival),
    1,
  );
  dropStory(g, f.rival);
  put(g, f);
  f.host = NONE;
  const room = stowAll(g, f.seat, tokens);
  const next = limitFell(g, f.seat);
  return room === undefined ? next : [room, ...next];
};

/** Tokens on the slots of what lies under a convoy card. */
const takeOff = (g: Aurora, seat: Seat, host: Card): Token[] => {
  const { convoy, cargo } = g.players[seat];
  const position = convoy.indexOf(host);
  if (position < 0) return [];
  const tokens: Token[] = [];
  const own = firstSlot(position) + printedOn(g, host);
  const end = firstSlot(position) + convoyCard(g, host).slots.length;
  for (let slot: Slot = own; slot < end; slot++) {
    if (cargo[slot] === DAMAGE) returnToken(g, DAMAGE);
    else if (cargo[slot] !== EMPTY) tokens.push(cargo[slot]);
    cargo[slot] = EMPTY;
  }
  return tokens;
};

const printedOn = (g: Aurora, card: Card): number => {
  const data = g.content.cards[card];
  return 'slots' in data ? data.slots.length : 0;
};

/** FS-STORY-31: its host has left the convoy or the crew. */
export const dropFrom = (g: Aurora, card: Card): void => {
  const { archived } = recordOf(g);
  const at = archived.findIndex(({ host }) => host === card);
  if (at < 0) return;
  const [{ story }] = archived.splice(at, 1);
  dropStory(g, story);
};
