import '../styles/online.css';
import { offerOf } from '../games/registry.ts';
import { useGame } from '../games/use-game.ts';
import { OpenForm } from '../online/open-form.tsx';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { Lost } from './lost.tsx';
import { useTitle } from './title.tsx';

const OpenOnline = ({ game }: { readonly game: string }) => {
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
        <p className="eyebrow">{t('online.open')}</p>
        <h1>{title}</h1>
        <p>{t('online.openLine')}</p>
      </header>
      <OpenForm key={game} game={loaded} />
    </div>
  );
};

export default OpenOnline;
