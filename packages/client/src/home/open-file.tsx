import files from 'icon:files';
import { Button } from '@lastroad/ui';
import { type DragEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { takeIn } from '../parts/files.ts';
import { refusalIn } from '../parts/refusals.ts';
import { goTo, replayOf, tableOf } from '../router.ts';
import { useWords } from '../words/words.tsx';

/** Takes a game file in by choosing or dropping it. A bad one is refused with its reason, and nothing is lost. */
export const OpenFile = () => {
  const { t } = useWords();
  const [isOver, setIsOver] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (file: Pick<File, 'text'>): Promise<void> => {
    setTrouble(null);
    const taken = await takeIn(await file.text());
    if (!taken.ok) return setTrouble(refusalIn(t, taken));
    const { id, file: game } = taken.value;
    goTo(game.result === null ? tableOf(id) : replayOf(id));
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void open(file);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <section
      className="open-file"
      aria-labelledby="open-file-title"
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div>
        <h2 id="open-file-title">{t('file.title')}</h2>
        <p>{t('file.drop')}</p>
      </div>
      <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={list => list?.[0] && void open(list[0])}>
        <Button icon={files}>{t('file.open')}</Button>
      </FileTrigger>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
};
