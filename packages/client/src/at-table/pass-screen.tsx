import hand from 'icon:hand';
import { Arrive, Button, Icon, SeatMark } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import { UNDO_KEY } from './keys.ts';

interface PassScreenProps {
  readonly name: string;
  readonly seat: number;
  onReady(): void;
  onUndo: (() => void) | null;
}

/** Between two people at one screen: nothing secret is to be seen, or even on the page. */
export const PassScreen = ({ name, seat, onReady, onUndo }: PassScreenProps) => {
  const { t } = useWords();
  return (
    <section className="question pass" aria-labelledby="pass-title" data-seat={seat} data-seq="passing">
      <Arrive how="stamp" className="pass-mark">
        <Icon path={hand} size={3} />
        <SeatMark seat={seat} size={2.4} />
      </Arrive>
      <h2 id="pass-title">{t('pass.title', { name })}</h2>
      <p>{t('pass.text', { name })}</p>
      <Button look="main" hint="1" onPress={onReady}>
        {t('pass.ready', { name })}
      </Button>
      {onUndo !== null && (
        <Button look="quiet" hint={UNDO_KEY} onPress={onUndo}>
          {t('undo')}
        </Button>
      )}
    </section>
  );
};
