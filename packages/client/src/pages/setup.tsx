import { offerOf } from '../games/registry.ts';
import { useGame } from '../games/use-game.ts';
import { learnOf } from '../router.ts';
import { SetupForm } from '../setup/setup-form.tsx';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { Lost } from './lost.tsx';
import { useTitle } from './title.tsx';

const Setup = ({ game }: { readonly game: string }) => {
  const { t } = useWords();
  const offer = offerOf(game);
  const loaded = useGame(game);
  useWorld(offer?.world ?? null);
  const title = offer === undefined ? '' : t(`game.${offer.id}.title`);
  useTitle(title);
  if (offer === undefined || loaded === null) return <Lost address={game} />;
  return (
    <div className="setup">
      <header className="page-head">
        <p className="eyebrow">{t('setup.title')}</p>
        <h1>{title}</h1>
        <p>{t(`game.${offer.id}.line`)}</p>
        <a href={learnOf(game)}>{t('setup.learn')}</a>
      </header>
      <SetupForm key={game} game={loaded} />
    </div>
  );
};

export default Setup;
