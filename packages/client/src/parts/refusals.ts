import type { Trouble } from '../table/table.ts';
import type { Key } from '../words/en.ts';
import type { Tell } from '../words/words.tsx';

/** Codes that have words of their own; the detail names the place. */
const KNOWN: Readonly<Record<string, Key>> = {
  damaged: 'refused.damaged',
  'wrong-game': 'refused.wrong-game',
  'unknown-version': 'refused.unknown-version',
  'wrong-content': 'refused.wrong-content',
  'wrong-hash': 'refused.wrong-hash',
  'bad-options': 'refused.bad-options',
  'bad-pack': 'refused.bad-pack',
  'old-question': 'refused.old-question',
  'not-an-option': 'refused.not-an-option',
  'nothing-to-undo': 'refused.nothing-to-undo',
  stale: 'refused.old-question',
  illegal: 'refused.not-an-option',
  'not-your-turn': 'refused.not-an-option',
  'unknown-game': 'refused.wrong-game',
  unreachable: 'refused.unreachable',
  'unknown-table': 'refused.unknown-table',
  taken: 'refused.taken',
  'not-open': 'refused.not-open',
  'not-seated': 'refused.not-seated',
  'too-fast': 'refused.too-fast',
  parked: 'refused.parked',
  unavailable: 'refused.unavailable',
};

const DETAILS: Readonly<Record<string, Key>> = {
  'no-such-game': 'refused.no-such-game',
  'changed-elsewhere': 'refused.changed-elsewhere',
  'not-yet': 'learn.notYet',
  banned: 'refused.banned',
  'other-release': 'refused.other-release',
};

/** A refusal in the reader's language, with the place it names. */
export const refusalIn = (t: Tell, { code, detail }: Trouble): string => {
  const special = DETAILS[detail];
  if (special !== undefined) return t(special);
  if (detail.startsWith('not-kept')) return t('refused.not-kept', { detail });
  return t(KNOWN[code] ?? 'refused.other', { detail });
};
