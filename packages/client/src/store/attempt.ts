/** A browser may keep nothing at all: what cannot be read or written is simply not there. */
export const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
