import '../styles/online.css';
import world from 'icon:world';
import { Icon } from '@lastroad/ui';
import { offered } from '../games/registry.ts';
import { TableList } from '../online/table-list.tsx';
import { useListedTables, useMyTables } from '../online/use-tables.ts';
import { refusalIn } from '../parts/refusals.ts';
import { openOf } from '../router.ts';
import { useTheme } from '../store/appearance.ts';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';

/** Where people who are apart meet: open a table, find one, come back to one. */
const Lobby = () => {
  const { t } = useWords();
  const theme = useTheme();
  const { tables } = useListedTables();
  const mine = useMyTables();
  useTitle(t('online.title'));
  const isMine = (id: string): boolean => mine.some(({ info }) => info.id === id);
  const others = tables?.ok ? tables.value.filter(({ id }) => !isMine(id)) : [];
  return (
    <div className="lobby">
      <header className="page-head">
        <p className="eyebrow">{t('online.title')}</p>
        <h1>{t('online.heading')}</h1>
        <p>{t('online.line')}</p>
      </header>
      {tables !== null && !tables.ok ? (
        <p className="refusal" role="alert">
          {refusalIn(t, tables)}
        </p>
      ) : (
        <>
          <ul className="lobby-games" aria-label={t('online.open')}>
            {offered(location.search).map(({ id, world: look }) => (
              <li key={id} data-world={look} data-theme={theme}>
                <h2>{t(`game.${id}.title`)}</h2>
                <a
                  className="button button-main"
                  href={openOf(id)}
                  aria-label={`${t('online.openTable')}: ${t(`game.${id}.title`)}`}
                >
                  <Icon path={world} />
                  <span className="button-words">{t('online.openTable')}</span>
                </a>
              </li>
            ))}
          </ul>
          <TableList title={t('online.mine')} tables={mine.map(({ info }) => info)} areMine />
          <TableList title={t('online.public')} tables={others} none={t('online.none')} />
        </>
      )}
    </div>
  );
};

export default Lobby;
