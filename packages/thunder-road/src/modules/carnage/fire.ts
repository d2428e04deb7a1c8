import { draw } from '@lastroad/kernel';
import type { SettingOut } from '../../hooks.ts';
import { GOES_OUT, SKULL } from '../../rows.ts';
import type { Race } from '../../state.ts';
import { eliminate } from '../../verbs/outcome.ts';

/** TR-FIRE-2, TR-FIRE-5: before a burning car moves. */
export const burn = (g: Race, f: SettingOut): void => {
  if (!g.cars[f.car].burning) return;
  const face = g.content.dice.fire[draw(g, 6, 'fire')];
  g.events?.push({ type: 'fireRolled', car: f.car, face });
  if (face === SKULL) eliminate(g, f.car, 'fire');
  else if (face === GOES_OUT) g.cars[f.car].burning = false;
  else f.extra += face;
};
