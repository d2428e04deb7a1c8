/** Sounds a game can ask for by name; the client makes them. */
export const SOUNDS = ['paper', 'metal', 'dice', 'wind', 'engine', 'geiger', 'coin', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];
