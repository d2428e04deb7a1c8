import type { Reason } from '@lastroad/kernel';

/** Why something is not offered: a text of the catalogue and the clause that says so. */
export const because = (key: string, clause: string): Reason => ({ key: `why.${key}`, clause });
