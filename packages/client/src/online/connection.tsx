import unplugged from 'icon:unplugged';
import type { Known } from '@lastroad/protocol/client';
import { Icon } from '@lastroad/ui';
import type { Key } from '../words/en.ts';
import { useWords } from '../words/words.tsx';

/** What is true of the connection, and of what was sent over it. Nothing is called kept that the server has not so called. */
const wordsFor = ({ link, sending }: Known): Key | null => {
  if (link === 'lost') return sending > 0 ? 'online.lostSending' : 'online.lost';
  return link === 'live' && sending > 0 ? 'online.sending' : null;
};

export const Connection = ({ known }: { readonly known: Known }) => {
  const { t } = useWords();
  const words = wordsFor(known);
  return (
    <div role="status" className="connection" data-link={known.link} hidden={words === null}>
      <Icon path={unplugged} />
      {words !== null && t(words)}
    </div>
  );
};
