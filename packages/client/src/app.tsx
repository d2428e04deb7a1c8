import { PaceProvider, type World } from '@lastroad/ui';
import { lazy, Suspense, useState } from 'react';
import { Failure } from './pages/failure.tsx';
import { Frame } from './pages/frame.tsx';
import { Home } from './pages/home.tsx';
import { Lost } from './pages/lost.tsx';
import { Waiting } from './pages/waiting.tsx';
import { parseRoute, type Route, useHash } from './router.ts';
import { useAppearance } from './store/appearance.ts';
import { useLanguage, useSettings } from './store/settings.ts';
import { WordsProvider } from './words/words.tsx';
import { InWorld } from './world-context.ts';

const Setup = lazy(() => import('./pages/setup.tsx'));
const Learn = lazy(() => import('./pages/learn.tsx'));
const TablePage = lazy(() => import('./pages/table.tsx'));
const Lobby = lazy(() => import('./pages/online-lobby.tsx'));
const OpenOnline = lazy(() => import('./pages/online-open.tsx'));
const OnlinePage = lazy(() => import('./pages/online-table.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));
const SettingsPage = lazy(() => import('./pages/settings.tsx'));
const About = lazy(() => import('./pages/about.tsx'));

const pageOf = (route: Route) => {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup game={route.game} />;
    case 'learn':
      return <Learn key={`${route.game} ${route.lesson}`} game={route.game} lesson={route.lesson} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'lobby':
      return <Lobby />;
    case 'open':
      return <OpenOnline game={route.game} />;
    case 'online':
      return <OnlinePage key={route.id} id={route.id} secret={route.secret} />;
    case 'replay':
      return <Replay key={route.id} id={route.id} />;
    case 'rules':
      return <RulesPage clause={route.clause} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'lost':
      return <Lost address={route.address} />;
  }
};

export const App = () => {
  const settings = useSettings();
  const route = parseRoute(useHash());
  const [gameWorld, setGameWorld] = useState<World | null>(null);
  const isTable = ['table', 'online', 'replay', 'learn'].includes(route.page);
  useAppearance(gameWorld ?? settings.world, isTable);
  return (
    <WordsProvider language={useLanguage()}>
      <PaceProvider pace={settings.pace}>
        <InWorld value={setGameWorld}>
          <Failure key={route.page}>
            <Frame bare={isTable} page={route.page}>
              <Suspense fallback={<Waiting />}>{pageOf(route)}</Suspense>
            </Frame>
          </Failure>
        </InWorld>
      </PaceProvider>
    </WordsProvider>
  );
};
