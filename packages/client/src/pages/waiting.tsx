import { useWords } from '../words/words.tsx';

export const Waiting = () => {
  const { t } = useWords();
  return (
    <p className="waiting" role="status">
      <span className="waiting-road" aria-hidden="true" />
      {t('waiting')}
    </p>
  );
};
