import { domAnimation } from 'motion/react';

/** What it takes to animate; loaded beside the first page, which does without. */
export default domAnimation;
