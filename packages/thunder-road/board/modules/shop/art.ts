import anchor from 'icon:anchor';
import secondTry from 'icon:binoculars';
import spring from 'icon:bouncing-spring';
import gripping from 'icon:breaking-chain';
import bullBar from 'icon:bulldozer';
import farAhead from 'icon:cannon';
import tyre from 'icon:car-wheel';
import twin from 'icon:chaingun';
import sniper from 'icon:cyborg-face';
import devil from 'icon:devil-mask';
import dive from 'icon:diving-helmet';
import dust from 'icon:dust-cloud';
import dwarf from 'icon:dwarf-face';
import fire from 'icon:flame';
import gas from 'icon:gas-mask';
import hook from 'icon:hook';
import jason from 'icon:jason-mask';
import mine from 'icon:land-mine';
import armour from 'icon:layered-armor';
import tail from 'icon:metal-plate';
import rollers from 'icon:mine-truck';
import monk from 'icon:monk-face';
import ninja from 'icon:ninja-mask';
import oil from 'icon:oil-drum';
import periscope from 'icon:periscope';
import captain from 'icon:pirate-captain';
import raven from 'icon:raven';
import cage from 'icon:ribcage';
import road from 'icon:road';
import glancing from 'icon:shield-reflect';
import speed from 'icon:speedometer';
import mud from 'icon:splash';
import goggles from 'icon:steampunk-goggles';
import rack from 'icon:steering-wheel';
import firstShot from 'icon:supersonic-bullet';
import long from 'icon:target-shot';
import turret from 'icon:turret';
import weight from 'icon:weight';

/** Faces of leaders, by name. */
export const FACES: Readonly<Record<string, string>> = {
  redline: goggles,
  bumper: jason,
  deadeye: sniper,
  rotor: dive,
  wrench: gas,
  eel: ninja,
  magpie: raven,
  cinder: devil,
  mudlark: dwarf,
  broker: monk,
  gambler: captain,
};

/** Pictures of upgrades, by what they do. */
export const UPGRADE_ICONS: Readonly<Record<string, string>> = {
  moreSpeed: speed,
  moreRoad: road,
  lightOnMud: mud,
  bonusAnywhere: tyre,
  weaving: rack,
  gripping,
  heavier: weight,
  immovable: anchor,
  sparedRocks: cage,
  farPush: spring,
  bullBar,
  secondTry,
  twinShot: twin,
  firstShot,
  allRound: turret,
  longRange: long,
  farAhead,
  tradesPlaces: hook,
  setsAlight: fire,
  tough: armour,
  glancing,
  tailCover: tail,
  decoy: dust,
  layMines: mine,
  layOil: oil,
  mineproof: rollers,
  scouting: periscope,
};
