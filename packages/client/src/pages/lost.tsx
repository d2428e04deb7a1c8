import house from 'icon:house';
import { Icon } from '@lastroad/ui';
import { HOME } from '../router.ts';
import { RoadEnd } from '../scenes/road-end.tsx';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';

export const Lost = ({ address }: { readonly address: string }) => {
  const { t } = useWords();
  useTitle(t('lost.title'));
  return (
    <div className="lost">
      <RoadEnd />
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.text', { address })}</p>
      <a className="button button-main" href={HOME}>
        <Icon path={house} />
        <span className="button-words">{t('home.link')}</span>
      </a>
    </div>
  );
};
