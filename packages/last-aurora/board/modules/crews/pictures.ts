import unitzero from 'icon:android-mask';
import fleetfoot from 'icon:fox-head';
import stoker from 'icon:furnace';
import thickblood from 'icon:gas-mask';
import glowworm from 'icon:glowing-hands';
import prowler from 'icon:paw-print';
import spearsister from 'icon:thrown-spear';
import bannerbearer from 'icon:vertical-banner';

/** By the name written on a card. */
export const CREW_PICTURES: Readonly<Record<string, string>> = {
  prowler,
  fleetfoot,
  thickblood,
  glowworm,
  bannerbearer,
  spearsister,
  unitzero,
  stoker,
};
