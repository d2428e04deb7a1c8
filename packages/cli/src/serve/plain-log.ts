/** Levels of the log below this one are not for people. */
const WARNING = 40;

/** The log as a person at a terminal wants it: nothing but what is wrong, in words. */
export const plainLog = (note: (...lines: string[]) => void) => ({
  write(line: string): void {
    const { level, msg = '', err } = JSON.parse(line) as { level: number; msg?: string; err?: { message?: string } };
    if (level >= WARNING) note(err?.message === undefined ? msg : `${msg}: ${err.message}`);
  },
});
