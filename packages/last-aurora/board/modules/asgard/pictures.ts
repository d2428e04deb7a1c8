import mendrack from 'icon:attached-shield';
import archers from 'icon:bow-arrow';
import iceheart from 'icon:cold-heart';
import masks from 'icon:duality-mask';
import pale from 'icon:half-dead';
import horn from 'icon:hunting-horn';
import scales from 'icon:metal-scales';
import ravens from 'icon:raven';
import hammer from 'icon:thor-hammer';
import guard from 'icon:viking-helmet';
import longhouse from 'icon:viking-longhouse';
import operator from 'icon:walkie-talkie';

/** By the name written on a card. */
export const ASGARD_PICTURES: Readonly<Record<string, string>> = {
  oathguard: guard,
  skiarchers: archers,
  bridgewatch: horn,
  palefolk: pale,
  thunderheads: hammer,
  manyfaces: masks,
  mendrack,
  operator,
  longhouse,
  ravens,
  scales,
  iceheart,
};
