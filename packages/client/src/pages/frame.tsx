import cog from 'icon:cog';
import info from 'icon:info';
import openBook from 'icon:open-book';
import world from 'icon:world';
import { Icon } from '@lastroad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../parts/logo.tsx';
import { ABOUT, HOME, LOBBY, type Route, rulesAt, SETTINGS } from '../router.ts';
import { useWords } from '../words/words.tsx';

interface FrameProps {
  /** A table fills the whole screen and brings its own bar. */
  readonly bare: boolean;
  readonly page: Route['page'];
  readonly children: ReactNode;
}

/** Whoever arrives at another page, by key or by reader, begins at its top. */
const useArrival = (page: string) => {
  const main = useRef<HTMLElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};

export const Frame = ({ bare, page, children }: FrameProps) => {
  const { t } = useWords();
  const main = useArrival(page);
  const link = (to: string, name: Route['page'], icon: string, words: string) => (
    <a href={to} aria-current={page === name ? 'page' : undefined}>
      <Icon path={icon} />
      <span>{words}</span>
    </a>
  );
  return (
    <div className={bare ? 'frame frame-bare' : 'frame'}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      {!bare && (
        <header className="frame-top">
          <a className="frame-logo" href={HOME} aria-label={`Lastroad: ${t('home.link')}`}>
            <Logo />
          </a>
          <nav aria-label={t('nav')}>
            {link(LOBBY, 'lobby', world, t('online.title'))}
            {link(rulesAt(), 'rules', openBook, t('rules'))}
            {link(SETTINGS, 'settings', cog, t('settings'))}
            {link(ABOUT, 'about', info, t('about'))}
          </nav>
        </header>
      )}
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
      {!bare && <footer className="frame-foot">{t('notice.short')}</footer>}
    </div>
  );
};
