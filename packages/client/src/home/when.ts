const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** "3 minutes ago", as the language says it. */
export const whenOf = (time: number, language: string, now = Date.now()): string => {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = now - time;
  for (const [unit, length] of UNITS) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return words.format(0, 'minute');
};
