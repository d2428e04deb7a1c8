import hourglass from 'icon:hourglass';
import openBook from 'icon:open-book';
import playButton from 'icon:play-button';
import tabletopPlayers from 'icon:tabletop-players';
import teacher from 'icon:teacher';
import worldIcon from 'icon:world';
import { Chip, Icon } from '@lastroad/ui';
import type { Offer } from '../games/registry.ts';
import { learnOf, openOf, rulesAt, setupOf } from '../router.ts';
import { Scene } from '../scenes/scene.tsx';
import { useTheme } from '../store/appearance.ts';
import { useWords } from '../words/words.tsx';

/** A game, large, in its own world. */
export const GameCard = ({ offer, place }: { readonly offer: Offer; readonly place: number }) => {
  const { t } = useWords();
  const theme = useTheme();
  const { id, world, players, minutes, rules } = offer;
  const [fewest, most] = players;
  return (
    <div className="game-card-place" style={{ animationDelay: `calc(${place * 90}ms * var(--pace, 1))` }}>
      <article className="game-card" data-game={id} data-world={world} data-theme={theme}>
        <Scene game={id} />
        <div className="game-card-text">
          <h2>{t(`game.${id}.title`)}</h2>
          <p>{t(`game.${id}.line`)}</p>
          <div className="chips">
            <Chip icon={<Icon path={tabletopPlayers} size={1} />}>{t('home.players', { fewest, most })}</Chip>
            <Chip icon={<Icon path={hourglass} size={1} />}>{t('home.minutes', { minutes })}</Chip>
          </div>
          <div className="game-card-ways">
            <a className="button button-main" href={setupOf(id)}>
              <Icon path={playButton} />
              <span className="button-words">{t('home.start')}</span>
            </a>
            <a className="button" href={learnOf(id)}>
              <Icon path={teacher} />
              <span className="button-words">{t('learn')}</span>
            </a>
            <a className="button" href={openOf(id)}>
              <Icon path={worldIcon} />
              <span className="button-words">{t('online.openTable')}</span>
            </a>
            {rules !== null && (
              <a className="button" href={rulesAt(rules)}>
                <Icon path={openBook} />
                <span className="button-words">{t('rules')}</span>
              </a>
            )}
          </div>
        </div>
      </article>
    </div>
  );
};
