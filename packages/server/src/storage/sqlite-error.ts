/** TOOBIG, CONSTRAINT, MISMATCH, RANGE: about what was to be kept. A value that cannot be passed at all has no code. */
const ABOUT_WHAT: ReadonlySet<number> = new Set([0, 18, 19, 20, 25]);

/** The code that SQLite gave an error, without its details; 0 if it is none of SQLite's. */
export const errorCode = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

export const isAboutWhat = (error: unknown): boolean => ABOUT_WHAT.has(errorCode(error));
