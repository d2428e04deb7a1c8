import { type LoadedGame, offerOf } from '../games/registry.ts';
import { useContent, useGame } from '../games/use-game.ts';
import { useTitle } from '../pages/title.tsx';
import { refusalIn } from '../parts/refusals.ts';
import { HOME } from '../router.ts';
import type { Snapshot, Table, Trouble } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import type { Company } from './company.ts';
import { TableScreen } from './table-screen.tsx';

export const Refused = ({ trouble }: { readonly trouble: Trouble }) => {
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
  readonly company?: Company;
}

/** The screen of a table in the world of its game. */
export const OpenTable = (props: OpenTableProps) => {
  const { t } = useWords();
  const game = useGame(props.now.game);
  const offer = offerOf(props.now.game);
  useWorld(offer?.world ?? null);
  useTitle(offer === undefined ? '' : t(`game.${offer.id}.title`));
  return game === null ? null : <WithContent {...props} game={game} />;
};

const WithContent = (props: OpenTableProps & { readonly game: LoadedGame }) => {
  const { game, now } = props;
  const content = useContent(game, now.options, now.pack);
  return content === null ? null : <TableScreen {...props} content={content} />;
};
