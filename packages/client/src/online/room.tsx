import { Panel } from '@lastroad/ui';
import { offerOf } from '../games/registry.ts';
import { useGame } from '../games/use-game.ts';
import { useTitle } from '../pages/title.tsx';
import { Logo } from '../parts/logo.tsx';
import { HOME, onlineOf } from '../router.ts';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { Connection } from './connection.tsx';
import { Doubt } from './fair-dice.tsx';
import { LinkCard, linkTo } from './invite.tsx';
import type { OnlineTable } from './online-table.ts';
import { RoomSeats } from './room-seats.tsx';
import { TableFacts, UnusualOptions } from './table-facts.tsx';
import { Talk } from './talk.tsx';
import { useKnown } from './use-known.ts';

interface RoomProps {
  readonly id: string;
  readonly table: OnlineTable;
  again(): void;
}

/** A table before its game has begun: sit down, send the link, wait for the others. */
export const Room = ({ id, table, again }: RoomProps) => {
  const { t } = useWords();
  const known = useKnown(table);
  const { info, seat } = known;
  const offer = offerOf(info?.game ?? '');
  const game = useGame(info?.game ?? '');
  const title = offer === undefined ? (info?.game ?? '') : t(`game.${offer.id}.title`);
  useWorld(offer?.world ?? null);
  useTitle(title);
  if (info === null) return null;
  return (
    <div className="room">
      <Connection known={known} />
      <Doubt known={known} />
      <header className="room-top">
        <a className="frame-logo" href={HOME} aria-label={`Lastroad: ${t('home.link')}`}>
          <Logo />
        </a>
      </header>
      <div className="room-parts">
        <header className="page-head">
          <p className="eyebrow">{t('online.room')}</p>
          <h1>{title}</h1>
          <TableFacts info={info} />
          {game !== null && <UnusualOptions info={info} rules={game.rules} />}
        </header>
        <RoomSeats info={info} mine={seat} again={again} />
        <Panel title={t('online.invite')} className="room-invite">
          <LinkCard link={linkTo(onlineOf(id))} label={t('online.link')} note={t('online.linkNote')} />
        </Panel>
        <Talk table={table} />
      </div>
    </div>
  );
};
