import { type Frame, type Next, reveal, type Seat } from '@lastroad/kernel';
import { type Aurora, type Card, NONE, type Space, task } from '../../state.ts';
import type { HOSTS, SPRINGS, Tale, Tucked } from '../../stories.ts';
import { befall, type Effects } from './befall.ts';
import { discardStory, dropStory, recordOf } from './record.ts';

type Host = (typeof HOSTS)[number];
type Spring = (typeof SPRINGS)[number];

const isConvoyCard = (g: Aurora, card: Card): boolean => card !== NONE && 'slots' in g.content.cards[card];

const LAST_SPACE = 4;

/** FS-DB-18: the spaces whose card a story may be put under. */
const spacesFor: Readonly<Record<Host, (g: Aurora) => Space[]>> = {
  space5: g => (g.row[LAST_SPACE] === NONE ? [] : [LAST_SPACE]),
  explored: g => g.row.flatMap((card, space) => (card !== NONE && card === recordOf(g).telling?.card ? [space] : [])),
  convoyCard: g => g.row.flatMap((card, space) => (isConvoyCard(g, card) ? [space] : [])),
  leftmost: g => g.row.flatMap((card, space) => (card === NONE ? [] : [space])).slice(0, 1),
};

export const tuckAway = (g: Aurora, at: Effects, host: Host, springs: Spring): Next =>
  spacesFor[host](g).length === 0 ? undefined : tuck(at, host, springs);

/** `TUCK`, FS-STORY-8, 32: under a card of the row, where it waits for whoever comes to it. */
export const tuck = task(
  'tuck',
  ({ seat, story, option, end }: Effects, under: Host, springs: Spring) => ({
    seat,
    story,
    option,
    end,
    under,
    springs,
    host: NONE,
    rival: NONE,
  }),
  {
    chooseSpace: {
      about: 'space',
      options: (g, f) => spacesFor[f.under](g),
      take(g, f, space) {
        f.host = g.row[space];
        f.rival = recordOf(g).tucked.find(({ host }) => host === f.host)?.story ?? NONE;
      },
      whyNot: () => ({ key: 'why.notThere', clause: 'FS-STORY-8' }),
    },
    // FS-STORY-32.
    chooseToKeep: {
      about: 'keepStory',
      options: (_g, f) => (f.rival === NONE ? [] : [0, 1]),
      take(g, f, choice) {
        if (choice === 0) f.host = NONE;
        else untuck(g, f.rival);
      },
    },
    put(g, f) {
      if (f.host === NONE) return;
      const { seat, story, option, end, host, springs } = f;
      recordOf(g).tucked.push({ story, option, end, host, springs });
      g.events?.push({ type: 'storyTucked', seat, story, card: host });
    },
  },
);

const untuck = (g: Aurora, story: number): void => {
  const { tucked } = recordOf(g);
  tucked.splice(
    tucked.findIndex(kept => kept.story === story),
    1,
  );
  dropStory(g, story);
};

/** FS-STORY-9: what lies under a card that has left the row is discarded. */
export const dropUntucked = (g: Aurora): void => {
  const gone = recordOf(g).tucked.filter(({ host }) => !g.row.includes(host));
  for (const { story } of gone) untuck(g, story);
};

/** FS-STORY-7, 8: a story under a card of the row is found, and lies there no more. */
export const takeOut = (g: Aurora, seat: Seat, found: Tucked): Frame => {
  const { tucked } = recordOf(g);
  tucked.splice(tucked.indexOf(found), 1);
  discardStory(g, found.story);
  return find({ seat, story: found.story, option: found.option, end: found.end });
};

export const find = task('find', ({ seat, story, option, end }: Effects) => ({ seat, story, option, end }), {
  tell(g, f): Next {
    const { seat, story, option, end } = f;
    const tale: Tale = 'found';
    reveal(g);
    recordOf(g).book.push({ story, option, seat, tale, round: g.round });
    g.events?.push({ type: 'storyTold', seat, story, option, tale });
    return befall(f, g.content.storyBook.ends[end]?.found ?? 0);
  },
});
