import armchair from 'icon:armchair';
import playButton from 'icon:play-button';
import spyglass from 'icon:spyglass';
import type { TableInfo } from '@lastroad/protocol';
import { Icon, SeatMark } from '@lastroad/ui';
import { offerOf } from '../games/registry.ts';
import { whenOf } from '../home/when.ts';
import { onlineOf } from '../router.ts';
import { useTheme } from '../store/appearance.ts';
import type { Key } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { TableFacts } from './table-facts.tsx';
import { seatName } from './use-online-table.ts';

interface TableRowProps {
  readonly info: TableInfo;
  /** One sits there oneself. */
  readonly isMine: boolean;
}

const wayTo = ({ state }: TableInfo, isMine: boolean): { readonly words: Key; readonly icon: string } => {
  if (isMine) return { words: state === 'over' ? 'home.look' : 'home.resume', icon: playButton };
  return state === 'open' ? { words: 'online.join', icon: armchair } : { words: 'online.watch', icon: spyglass };
};

const TableRow = ({ info, isMine }: TableRowProps) => {
  const { t, language } = useWords();
  const theme = useTheme();
  const offer = offerOf(info.game);
  const title = offer === undefined ? info.game : t(`game.${offer.id}.title`);
  const seated = info.seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => seat.kind !== 'empty');
  const names = seated.map(({ seat, number }) => seatName(t, seat, number));
  const way = wayTo(info, isMine);
  return (
    <li className="running" data-world={offer?.world ?? 'ice'} data-theme={theme}>
      <div className="running-what">
        <h3>{title}</h3>
        <p className="running-who">
          {seated.map(({ number }, i) => (
            <span key={number}>
              <SeatMark seat={number} />
              {names[i]}
            </span>
          ))}
        </p>
        <div className="running-when">
          <TableFacts info={info} />
          <span>{whenOf(info.created, language)}</span>
        </div>
      </div>
      <div className="running-ways">
        <a
          className="button button-main"
          href={onlineOf(info.id)}
          aria-label={[`${t(way.words)}: ${title}`, ...names].join(', ')}
        >
          <Icon path={way.icon} />
          <span className="button-words">{t(way.words)}</span>
        </a>
      </div>
    </li>
  );
};

interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly areMine?: boolean;
  /** Said where there is none. */
  readonly none?: string;
}

export const TableList = ({ title, tables, areMine = false, none }: TableListProps) =>
  tables.length === 0 && none === undefined ? null : (
    <section className="running-games" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p className="lobby-none">{none}</p>}
      <ul>
        {tables.map(info => (
          <TableRow key={info.id} info={info} isMine={areMine} />
        ))}
      </ul>
    </section>
  );
