import { useEffect, useState, useSyncExternalStore } from 'react';
import '../styles/table.css';
import { TableScreen } from '../at-table/table-screen.tsx';
import { offerOf } from '../games/registry.ts';
import { useContent, useGame } from '../games/use-game.ts';
import { refusalIn } from '../parts/refusals.ts';
import { HOME } from '../router.ts';
import { pauseAt, useSettings } from '../store/settings.ts';
import { openLocalTable } from '../table/local-table.ts';
import type { Snapshot, Table, Trouble } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { useTitle } from './title.tsx';
import { Waiting } from './waiting.tsx';

const Refused = ({ trouble }: { readonly trouble: Trouble }) => {
  const { t } = useWords();
  return (
    <div className="lost" role="alert">
      <h1>{t('table.refused')}</h1>
      <p>{refusalIn(t, trouble)}</p>
      <a className="button button-main" href={HOME}>
        {t('home.link')}
      </a>
    </div>
  );
};

interface OpenTableProps {
  readonly id: string;
  readonly table: Table;
  readonly now: Snapshot;
  readonly trouble: Trouble | null;
}

const OpenTable = ({ id, table, now, trouble }: OpenTableProps) => {
  const { t } = useWords();
  const game = useGame(now.game);
  const offer = offerOf(now.game);
  useWorld(offer?.world ?? null);
  useTitle(offer === undefined ? '' : t(`game.${offer.id}.title`));
  return game === null ? null : <WithContent id={id} table={table} now={now} trouble={trouble} game={game} />;
};

const WithContent = (props: OpenTableProps & { readonly game: NonNullable<ReturnType<typeof useGame>> }) => {
  const { game, now } = props;
  const content = useContent(game, now.options, now.pack);
  return content === null ? null : <TableScreen {...props} content={content} />;
};

const AtTable = ({ id, table }: { readonly id: string; readonly table: Table }) => {
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const { pace } = useSettings();
  const seq = state.stage === 'open' && state.now.question !== null ? state.now.seq : null;
  // Whoever hurried the bots along gets the usual pace back with the next question.
  useEffect(() => table.setPace(pauseAt(pace)), [table, pace, seq]);
  switch (state.stage) {
    case 'opening':
      return <Waiting />;
    case 'refused':
      return <Refused trouble={state.trouble} />;
    case 'open':
      return <OpenTable id={id} table={table} now={state.now} trouble={state.trouble} />;
  }
};

const TablePage = ({ id }: { readonly id: string }) => {
  const [table, setTable] = useState<Table | null>(null);
  const { pace } = useSettings();
  useEffect(() => {
    const opened = openLocalTable(id, pauseAt(pace));
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table === null ? <Waiting /> : <AtTable id={id} table={table} />;
};

export default TablePage;
