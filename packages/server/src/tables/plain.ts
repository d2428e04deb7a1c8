/** Ends of lines and other control characters: they part words, and mean nothing else here. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** What nobody sees: it hides text, turns text round, or makes two names look alike. Joiners are needed to write. */
const UNSEEN_IN_TALK = /(?![\u200c\u200d])\p{C}/gu;
const UNSEEN_IN_NAMES = /[\p{C}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

const plain = (text: string, unseen: RegExp): string =>
  text.replaceAll(CONTROLS, ' ').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();

/** What somebody says, as others read it: one line of what can be seen; empty if nothing can. */
export const plainLine = (text: string): string => plain(text, UNSEEN_IN_TALK);

/** The same for what somebody is called. */
export const plainName = (text: string): string => plain(text, UNSEEN_IN_NAMES);
