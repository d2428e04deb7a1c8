import tinkerbench from 'icon:anvil-impact';
import scrapcannon from 'icon:cannon';
import railsling from 'icon:catapult';
import shroud from 'icon:cloak';
import toolwagon from 'icon:coal-wagon';
import mayday from 'icon:distress-signal';
import halftrack from 'icon:farm-tractor';
import brew from 'icon:fizzing-flask';
import garage from 'icon:home-garage';
import houndkeeper from 'icon:hound';
import scrapyard from 'icon:lead-pipe';
import junkgun from 'icon:m3-grease-gun';
import scrapper from 'icon:mine-truck';
import workshop from 'icon:old-wagon';
import tins from 'icon:opened-food-can';
import refinery from 'icon:refinery';
import rocket from 'icon:rocket';
import deserter from 'icon:run';
import smoke from 'icon:smoke-bomb';
import ramshield from 'icon:spiked-shield';
import roadtrain from 'icon:subway-train';
import serum from 'icon:syringe';
import spotter from 'icon:telescope';
import dump from 'icon:trash-can';
import twinmount from 'icon:turret';
import longshot from 'icon:winchester-rifle';
import headwind from 'icon:windy-stripes';
import rollingstore from 'icon:wooden-crate';

/** By the name written on a card. */
export const DECK_CARDS = {
  spotter,
  houndkeeper,
  longshot,
  scrapper,
  halftrack,
  roadtrain,
  toolwagon,
  workshop,
  rollingstore,
  junkgun,
  ramshield,
  scrapcannon,
  tinkerbench,
  twinmount,
  railsling,
  garage,
  dump,
  scrapyard,
  refinery,
  deserter,
  headwind,
  mayday,
} as const;

export const DECK_ITEMS = { tins, shroud, rocket, smoke, brew, serum } as const;
