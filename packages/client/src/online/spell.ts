const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** A time as people say it: minutes and seconds, then hours, then days. */
export const spell = (milliseconds: number, language: string): string => {
  const whole = (unit: 'hour' | 'day', length: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
      Math.floor(milliseconds / length),
    );
  if (milliseconds >= 2 * DAY) return whole('day', DAY);
  if (milliseconds >= HOUR) return whole('hour', HOUR);
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
