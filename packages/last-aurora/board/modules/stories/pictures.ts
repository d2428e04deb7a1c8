import chair from 'icon:armchair';
import bed from 'icon:bed';
import explore from 'icon:binoculars';
import contamination from 'icon:biohazard';
import boardingPass from 'icon:boarding-pass';
import pot from 'icon:camp-cooking-pot';
import food from 'icon:canned-fish';
import item from 'icon:cardboard-box-closed';
import half from 'icon:cartwheel';
import cauldron from 'icon:cauldron';
import list from 'icon:checklist';
import cup from 'icon:coffee-mug';
import damage from 'icon:cracked-shield';
import crosshair from 'icon:crosshair';
import lemon from 'icon:cut-lemon';
import deckchair from 'icon:director-chair';
import mask from 'icon:domino-mask';
import disgrace from 'icon:falling-star';
import lifeboat from 'icon:fishing-boat';
import flag from 'icon:flying-flag';
import horn from 'icon:french-horn';
import blackIce from 'icon:frozen-block';
import hammer from 'icon:gear-hammer';
import goat from 'icon:goat';
import school from 'icon:graduate-cap';
import saw from 'icon:hand-saw';
import ammo from 'icon:heavy-bullets';
import hole from 'icon:hole';
import hospital from 'icon:hospital';
import hourglass from 'icon:hourglass';
import skate from 'icon:ice-skate';
import fuel from 'icon:jerrycan';
import key from 'icon:key';
import lighthouse from 'icon:lighthouse';
import rings from 'icon:linked-rings';
import postbox from 'icon:mailbox';
import jar from 'icon:mason-jar';
import cure from 'icon:medical-drip';
import notebook from 'icon:notebook';
import book from 'icon:open-book';
import drive from 'icon:path-distance';
import person from 'icon:person';
import gun from 'icon:pirate-cannon';
import radio from 'icon:pocket-radio';
import present from 'icon:present';
import star from 'icon:round-star';
import commission from 'icon:round-table';
import manual from 'icon:rule-book';
import quest from 'icon:scroll-unfurled';
import ship from 'icon:ship-bow';
import speed from 'icon:speedometer';
import stamp from 'icon:stamper';
import wheel from 'icon:steering-wheel';
import bridge from 'icon:stone-bridge';
import sun from 'icon:sun-cloud';
import syringe from 'icon:syringe';
import telescope from 'icon:telescope';
import ledger from 'icon:tied-scroll';
import wire from 'icon:tripwire';
import wrench from 'icon:wrench';

import type { TRIGGER_TRAITS, TriggerName } from '../../../src/stories.ts';
import type { DeedPicture } from './deeds.ts';

/** What stands on the snow of each story; stories of owners have a book there. */
const PICTURES: Readonly<Record<string, string>> = {
  S01: stamp,
  S02: list,
  S03: saw,
  S04: notebook,
  S05: goat,
  S06: radio,
  S07: skate,
  S08: syringe,
  S09: jar,
  S10: bridge,
  S11: postbox,
  S12: pot,
  S13: flag,
  S14: cauldron,
  S15: wire,
  S16: hospital,
  S17: half,
  S18: manual,
  S19: mask,
  S20: ledger,
  S21: school,
  S22: sun,
  S23: key,
  S24: blackIce,
  S25: cup,
  S26: hammer,
  S27: horn,
  S28: hole,
  S29: lifeboat,
  S30: rings,
  S31: boardingPass,
  S32: commission,
  S33: gun,
  S34: lemon,
  S35: chair,
  S36: lighthouse,
  S37: deckchair,
  S38: goat,
  S39: present,
  S40: ship,
};

export const storyPicture = (id: string): string => PICTURES[id] ?? book;

/** The phase that stands on a back. */
export const PHASE_PICTURES: Readonly<Record<(typeof TRIGGER_TRAITS)[TriggerName]['phase'], string>> = {
  explore,
  rest: bed,
  movement: wheel,
  fire: crosshair,
  endOfRound: hourglass,
};

export const [BOOK, QUEST] = [book, quest];

export const DEED_PICTURES: Readonly<Record<DeedPicture, string>> = {
  ammo,
  food,
  fuel,
  item,
  fame: star,
  disgrace,
  damage,
  repair: wrench,
  contamination,
  cure,
  person,
  speed,
  drive,
  look: telescope,
  aurora: ship,
  story: book,
};
