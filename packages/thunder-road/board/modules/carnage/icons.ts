import quake from 'icon:earth-crack';
import fire from 'icon:flame';
import ramp from 'icon:jump-across';
import glass from 'icon:shattered-glass';
import pit from 'icon:spiky-pit';
import worm from 'icon:worm-mouth';

/** Part 11.2. */
export const CARNAGE_ICONS: Readonly<Record<string, string>> = { quake, worm, glass, ramp, fire, pit };
