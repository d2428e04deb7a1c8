import backwardTime from 'icon:backward-time';
import playButton from 'icon:play-button';
import save from 'icon:save';
import trashCan from 'icon:trash-can';
import { Button, Chip, Icon, IconButton, SeatMark, Sheet } from '@lastroad/ui';
import { useState } from 'react';
import { offerOf } from '../games/registry.ts';
import { saveGame } from '../parts/files.ts';
import { replayOf, tableOf } from '../router.ts';
import { useTheme } from '../store/appearance.ts';
import { gameStore } from '../store/browser-games.ts';
import type { KeptGame } from '../store/kept-game.ts';
import { useWords } from '../words/words.tsx';
import { whenOf } from './when.ts';

interface RunningGameProps {
  readonly game: KeptGame;
  onDelete(): void;
}

const RunningGame = ({ game, onDelete }: RunningGameProps) => {
  const { t, language } = useWords();
  const theme = useTheme();
  const offer = offerOf(game.file.game);
  const isOver = game.file.result !== null;
  const title = offer === undefined ? game.file.game : t(`game.${offer.id}.title`);
  const names = game.seats.map(seat => seat.name).join(', ');
  return (
    <li className="running" data-world={offer?.world ?? 'ice'} data-theme={theme}>
      <div className="running-what">
        <h3>{title}</h3>
        <p className="running-who">
          {game.seats.map(({ name }, seat) => (
            <span key={name}>
              <SeatMark seat={seat} />
              {name}
            </span>
          ))}
        </p>
        <p className="running-when">
          {isOver && <Chip tone="good">{t('home.over')}</Chip>}
          {t('home.kept', { decisions: game.file.decisions.length, when: whenOf(game.changed, language) })}
        </p>
      </div>
      <div className="running-ways">
        <a
          className="button button-main"
          href={tableOf(game.id)}
          aria-label={`${t(isOver ? 'home.look' : 'home.resume')}: ${title}, ${names}`}
        >
          <Icon path={playButton} />
          <span className="button-words">{t(isOver ? 'home.look' : 'home.resume')}</span>
        </a>
        <a className="icon-button" href={replayOf(game.id)} aria-label={t('replay')} title={t('replay')}>
          <Icon path={backwardTime} size={1.35} />
        </a>
        <IconButton icon={save} label={t('file.save')} onPress={() => saveGame(game)} />
        <IconButton icon={trashCan} label={t('home.delete')} onPress={onDelete} />
      </div>
    </li>
  );
};

interface RunningGamesProps {
  readonly games: readonly KeptGame[] | null;
  refresh(): void;
}

/** Everything kept in this browser, to go on with. */
export const RunningGames = ({ games, refresh }: RunningGamesProps) => {
  const { t } = useWords();
  const [doomed, setDoomed] = useState<KeptGame | null>(null);
  if (games === null || games.length === 0) return null;
  const remove = (game: KeptGame): void => {
    setDoomed(null);
    void gameStore().remove(game.id).then(refresh);
  };
  return (
    <section className="running-games" aria-labelledby="running-title">
      <h2 id="running-title">{t('home.running')}</h2>
      <ul>
        {games.map(game => (
          <RunningGame key={game.id} game={game} onDelete={() => setDoomed(game)} />
        ))}
      </ul>
      <Sheet title={t('home.delete')} closeLabel={t('close')} isOpen={doomed !== null} onClose={() => setDoomed(null)}>
        <p>{t('home.deleteAsk')}</p>
        <div className="sheet-ways">
          <Button look="danger" icon={trashCan} onPress={() => doomed && remove(doomed)}>
            {t('home.deleteYes')}
          </Button>
          <Button onPress={() => setDoomed(null)}>{t('cancel')}</Button>
        </div>
      </Sheet>
    </section>
  );
};
