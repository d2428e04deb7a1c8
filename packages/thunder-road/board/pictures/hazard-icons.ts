import wreck from 'icon:car-door';
import quake from 'icon:earth-crack';
import fire from 'icon:flame';
import ramp from 'icon:jump-across';
import mine from 'icon:land-mine';
import oil from 'icon:oil-drum';
import road from 'icon:road';
import glass from 'icon:shattered-glass';
import pit from 'icon:spiky-pit';
import mud from 'icon:splash';
import worm from 'icon:worm-mouth';

/** The picture on each hazard token; one that only an owner's pack knows has none. */
export const HAZARD_ICONS: Readonly<Record<string, string>> = {
  wreck,
  mine,
  road,
  mud,
  oil,
  quake,
  worm,
  glass,
  ramp,
  fire,
  pit,
};
