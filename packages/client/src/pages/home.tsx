import { offered } from '../games/registry.ts';
import { GameCard } from '../home/game-card.tsx';
import { OpenFile } from '../home/open-file.tsx';
import { RunningGames } from '../home/running-games.tsx';
import { useKeptGames } from '../home/use-kept-games.ts';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';

export const Home = () => {
  const { t } = useWords();
  const { games, refresh } = useKeptGames();
  useTitle('');
  const offers = offered(location.search);
  return (
    <div className="home">
      <section className="hero">
        <h1>{t('home.title')}</h1>
        <p>{t('home.line')}</p>
      </section>
      <section className="game-cards" aria-label={t('home.games')}>
        {offers.map((offer, i) => (
          <GameCard key={offer.id} offer={offer} place={i} />
        ))}
      </section>
      <RunningGames games={games} refresh={refresh} />
      <OpenFile />
    </div>
  );
};
