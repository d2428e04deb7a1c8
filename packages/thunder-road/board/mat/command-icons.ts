import repair from 'icon:auto-repair';
import plow from 'icon:bulldozer';
import traction from 'icon:caterpillar';
import boost from 'icon:fast-forward-button';
import flames from 'icon:flamethrower';
import respawn from 'icon:full-motorcycle-helmet';
import airstrike from 'icon:helicopter';
import dispenser from 'icon:land-mine';
import rocket from 'icon:missile-launcher';
import hop from 'icon:parachute';
import nitro from 'icon:rocket-thruster';
import flip from 'icon:spyglass';
import computer from 'icon:targeting';
import drift from 'icon:tire-tracks';
import spur from 'icon:upgrade';
import mend from 'icon:wrench';

/** Pictures of commands, by the deed. */
export const COMMAND_ICONS: Readonly<Record<string, string>> = {
  airstrike,
  nitro,
  drift,
  repair,
  respawn,
  rocket,
  plow,
  traction,
  dispenser,
  computer,
  mend,
  spur,
  boost,
  sortie: airstrike,
  hop,
  flip,
  flames,
};
