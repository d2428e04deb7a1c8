import { useEffect } from 'react';
import { play } from '../sound/sounds.ts';
import { useWords } from '../words/words.tsx';

const MARK = /^● [^·]* · /;

/** Whether this browser may tell that it is somebody's turn while the page is hidden. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** One notice for a table at a time; on phones only the service worker may show any. */
const notify = async (table: string, title: string): Promise<void> => {
  const options = {
    tag: `lastroad-${table}`,
    data: location.href,
    icon: new URL('icon-192.png', document.baseURI).href,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).addEventListener('click', () => focus());
};

/** Tells once, when the reader's turn begins: in the title of the page, by a sound, and where allowed by a notice. */
export const useTurnNotice = (table: string, isAsked: boolean): void => {
  const { t } = useWords();
  const words = t('online.yourTurn');
  useEffect(() => {
    if (!isAsked) return undefined;
    document.title = `● ${words} · ${document.title.replace(MARK, '')}`;
    play('turn');
    if (document.hidden && mayNotify()) notify(table, words).catch(() => null);
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [isAsked, table, words]);
};
