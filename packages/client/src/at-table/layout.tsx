import { type ReactNode, useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { PHONE, useMedia } from './use-media.ts';

interface LayoutProps {
  readonly top: ReactNode;
  readonly players: ReactNode;
  readonly board: ReactNode;
  readonly mat: ReactNode | null;
  /** What stands above everything but the question, while it lasts. */
  readonly interlude: ReactNode | null;
  readonly question: ReactNode;
  readonly log: ReactNode;
  /** Number of lines in the log: a tab nobody looks at shows a dot when it grows. */
  readonly news: number;
}

const Wide = ({ top, players, board, mat, interlude, question, log }: LayoutProps) => {
  const isCovered = interlude !== null;
  return (
    <div className={mat === null ? 'table-wide' : 'table-wide with-mat'} data-interlude={isCovered || undefined}>
      {top}
      <div className="table-players" inert={isCovered}>
        {players}
      </div>
      <div className="table-board" inert={isCovered}>
        {board}
      </div>
      {mat !== null && (
        <div className="table-mat" inert={isCovered}>
          {mat}
        </div>
      )}
      {isCovered && <div className="interlude">{interlude}</div>}
      <div className="table-side">
        {question}
        {!isCovered && log}
      </div>
    </div>
  );
};

const Phone = ({ top, players, board, mat, interlude, question, log, news }: LayoutProps) => {
  const { t } = useWords();
  const [tab, setTab] = useState('board');
  const [read, setRead] = useState(news);
  useEffect(() => {
    if (tab === 'log') setRead(news);
  }, [tab, news]);
  const hasNews = tab !== 'log' && news > read;
  return (
    <div className="table-phone" data-interlude={interlude !== null || undefined}>
      {top}
      <div className="table-players" role="region" aria-label={t('table.players')} tabIndex={0}>
        {players}
      </div>
      <Tabs className="table-tabs" selectedKey={tab} onSelectionChange={key => setTab(String(key))}>
        <TabList aria-label={t('table.tabs')} className="tab-list">
          <Tab id="board">{t('table.board')}</Tab>
          {mat !== null && <Tab id="mat">{t('table.mat')}</Tab>}
          <Tab id="log">
            {t('table.log')}
            {hasNews && <span className="dot" role="img" aria-label={t('table.news')} />}
          </Tab>
        </TabList>
        <TabPanel id="board" className="table-board" shouldForceMount>
          {board}
        </TabPanel>
        {mat !== null && (
          <TabPanel id="mat" className="table-mat">
            {mat}
          </TabPanel>
        )}
        <TabPanel id="log" className="table-log">
          {log}
        </TabPanel>
      </Tabs>
      {interlude !== null && <div className="interlude">{interlude}</div>}
      {question}
    </div>
  );
};

/** Where everything at a table has its place: three columns on a wide screen, one on a phone. */
export const Layout = (props: LayoutProps) => (useMedia(PHONE) ? <Phone {...props} /> : <Wide {...props} />);
