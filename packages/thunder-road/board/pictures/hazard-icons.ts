import wreck from 'icon:car-door';
import mine from 'icon:land-mine';
import oil from 'icon:oil-drum';
import road from 'icon:road';
import mud from 'icon:splash';
import { CARNAGE_ICONS } from '../modules/carnage/icons.ts';

/** The picture on each hazard token; one that only an owner's pack knows has none. */
export const HAZARD_ICONS: Readonly<Record<string, string>> = {
  wreck,
  mine,
  road,
  mud,
  oil,
  'laid mine': mine,
  'laid oil': oil,
  ...CARNAGE_ICONS,
};
