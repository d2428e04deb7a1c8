import arsenal from 'icon:ammo-box';
import autocannon from 'icon:autogun';
import moped from 'icon:baby-face';
import rack from 'icon:backpack';
import renegade from 'icon:bandit';
import barracks from 'icon:barracks';
import depot from 'icon:barrel';
import binoculars from 'icon:binoculars';
import bunks from 'icon:bunk-beds';
import captain from 'icon:captain-hat-profile';
import family from 'icon:caravan';
import container from 'icon:cargo-crate';
import laboratory from 'icon:chemical-tank';
import chapel from 'icon:church';
import skull from 'icon:death-skull';
import direwolf from 'icon:direwolf';
import factory from 'icon:factory';
import howitzer from 'icon:field-gun';
import flatbed from 'icon:flatbed';
import coldsnap from 'icon:frozen-block';
import petrol from 'icon:gas-pump';
import gears from 'icon:gears';
import garden from 'icon:greenhouse';
import chained from 'icon:handcuffed';
import harbour from 'icon:harbor-dock';
import warehouse from 'icon:hazard-sign';
import helicopter from 'icon:helicopter-tail';
import ambulance from 'icon:hospital-cross';
import hyena from 'icon:hyena-head';
import laser from 'icon:laser-turret';
import storm from 'icon:lightning-trio';
import trunk from 'icon:locked-box';
import machineGun from 'icon:machine-gun';
import mechanic from 'icon:mechanic-garage';
import medic from 'icon:medical-pack';
import plating from 'icon:metal-plate';
import hermit from 'icon:monk-face';
import airdrop from 'icon:parachute';
import person from 'icon:person';
import blizzard from 'icon:person-in-blizzard';
import pilot from 'icon:plane-pilot';
import icebreaker from 'icon:plow';
import star from 'icon:police-badge';
import reactor from 'icon:power-generator';
import prayer from 'icon:prayer';
import mast from 'icon:radio-tower';
import fallout from 'icon:radioactive';
import rifle from 'icon:rifle';
import mall from 'icon:shop';
import siren from 'icon:siren';
import steering from 'icon:steering-wheel';
import strongbox from 'icon:strongbox';
import crawlers from 'icon:tank-tread';
import tow from 'icon:tow-truck';
import tracked from 'icon:tracked-robot';
import merchant from 'icon:trade';
import truck from 'icon:truck';
import turbo from 'icon:turbine';
import store from 'icon:village';
import tanker from 'icon:water-tank';
import werewolf from 'icon:werewolf';
import wolf from 'icon:wolf-head';
import howl from 'icon:wolf-howl';
import twins from 'icon:wolf-trap';
import cabin from 'icon:wood-cabin';
import type { CardData } from '../../src/cards.ts';
import { ASGARD_PICTURES } from '../modules/asgard/pictures.ts';
import { CREW_PICTURES } from '../modules/crews/pictures.ts';
import { DECK_CARDS } from '../modules/deck/pictures.ts';

/** By the name written on a card. */
const BY_NAME: Readonly<Record<string, string>> = {
  leader: captain,
  copilot: pilot,
  driver: steering,
  scout: binoculars,
  mechanic,
  hermit,
  jackal: hyena,
  gunner: rifle,
  preacher: prayer,
  medic,
  renegade,
  hunter: star,
  orphan: moped,
  prisoner: chained,
  truck,
  hauler: tow,
  snowcat: tracked,
  ambulance,
  icebreaker,
  chaser: storm,
  turbotruck: turbo,
  container,
  rusty: container,
  flatbed,
  tanker,
  bunkhouse: bunks,
  strongbox,
  rack,
  machinegun: machineGun,
  plating,
  autocannon,
  greenhouse: garden,
  compressor: gears,
  howitzer,
  crawlers,
  trunk,
  gauss: laser,
  generator: reactor,
  ecosystem: garden,
  warehouse,
  helicopter,
  petrol,
  store,
  cabin,
  barracks,
  mall,
  chapel,
  mast,
  depot,
  arsenal,
  laboratory,
  harbour,
  merchant,
  travellers: family,
  airdrop,
  blizzard,
  redsignal: siren,
  fallout,
  coldsnap,
  warpack: direwolf,
  riders: wolf,
  lasthowl: howl,
  twins,
  steelwolf: werewolf,
  deathless: skull,
  ...ASGARD_PICTURES,
  ...CREW_PICTURES,
  ...DECK_CARDS,
};

/** For cards of an owner's pack that bear a name of their own. */
const BY_KIND: Readonly<Record<CardData['kind'], string>> = {
  survivor: person,
  truck,
  trailer: container,
  device: gears,
  location: factory,
  encounter: family,
  event: siren,
  enemy: wolf,
};

export const cardPicture = ({ name, kind }: CardData): string => BY_NAME[name] ?? BY_KIND[kind];
