import { useEffect, useRef } from 'react';

/** Keys for choices in order; letters that mean something else are left out. */
const CHOICE_KEYS = '1234567890qwertasdfgxcvb'.split('');

export const keyOf = (place: number): string | undefined => CHOICE_KEYS[place]?.toUpperCase();

export const placeOf = (key: string): number => CHOICE_KEYS.indexOf(key.toLowerCase());

export const UNDO_KEY = 'Z';
export const REDO_KEY = 'Y';
export const HINT_KEY = 'H';
export const MENU_KEY = 'M';
export const HELP_KEY = '?';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** While a dialog or a menu is open, keys belong to it. */
const isElsewhere = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Listens to single keys anywhere on the page; `true` means the key was of use. */
export const useKeys = (onKey: (key: string) => boolean): void => {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isElsewhere()) return;
      if (latest.current(event.key.length === 1 ? event.key.toUpperCase() : event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
