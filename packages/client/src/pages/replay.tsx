import '../styles/table.css';
import { retrace } from '@lastroad/kernel';
import { useEffect, useState } from 'react';
import { useGame } from '../games/use-game.ts';
import { refusalIn } from '../parts/refusals.ts';
import { ReplayScreen } from '../replaying/replay-screen.tsx';
import { HOME } from '../router.ts';
import { gameStore } from '../store/browser-games.ts';
import type { KeptGame } from '../store/kept-game.ts';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { useTitle } from './title.tsx';
import { Waiting } from './waiting.tsx';

const Refused = ({ words }: { readonly words: string }) => {
  const { t } = useWords();
  return (
    <div className="lost" role="alert">
      <h1>{t('replay.refused')}</h1>
      <p>{words}</p>
      <a className="button button-main" href={HOME}>
        {t('home.link')}
      </a>
    </div>
  );
};

const OfGame = ({ kept }: { readonly kept: KeptGame }) => {
  const { t } = useWords();
  const game = useGame(kept.file.game);
  useWorld(game?.face.world ?? null);
  const [played] = useState(() => (game === null ? null : retrace(game.rules, kept.file)));
  if (game === null || played === null) return <Refused words={t('refused.wrong-game', { detail: kept.file.game })} />;
  if (!played.ok) return <Refused words={refusalIn(t, played)} />;
  return <ReplayScreen kept={kept} game={game} played={played.value} />;
};

const Replay = ({ id }: { readonly id: string }) => {
  const { t } = useWords();
  const [kept, setKept] = useState<KeptGame | null | undefined>(undefined);
  useTitle(t('replay'));
  useEffect(() => {
    gameStore()
      .get(id)
      .then(
        game => setKept(game ?? null),
        () => setKept(null),
      );
  }, [id]);
  if (kept === undefined) return <Waiting />;
  return kept === null ? <Refused words={t('refused.no-such-game')} /> : <OfGame kept={kept} />;
};

export default Replay;
