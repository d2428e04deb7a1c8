import files from 'icon:files';
import save from 'icon:save';
import trashCan from 'icon:trash-can';
import type { Options, Rules } from '@lastroad/kernel';
import { Button, Chip } from '@lastroad/ui';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { saveText } from '../parts/files.ts';
import { refusalIn } from '../parts/refusals.ts';
import { useWords } from '../words/words.tsx';

interface OwnersPackProps {
  readonly rules: Rules;
  readonly options: Options;
  onPack(pack: unknown): void;
  /** What becomes of the values; left out, they stay here. */
  readonly note?: string;
}

const parse = (text: string): { readonly pack: unknown } | { readonly problem: string } => {
  try {
    return { pack: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

/** The values of somebody's own box. A pack the rules refuse is not taken, and the one before it stays. */
export const OwnersPack = ({ rules, options, onPack, note }: OwnersPackProps) => {
  const { t } = useWords();
  const [name, setName] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = parse(await file.text());
    if ('problem' in read) return setTrouble(t('pack.notJson', { detail: read.problem }));
    const content = rules.content(options, read.pack);
    if (!content.ok) return setTrouble(refusalIn(t, content));
    setTrouble(null);
    setName(file.name);
    onPack(read.pack);
  };
  const remove = (): void => {
    setName(null);
    setTrouble(null);
    onPack(null);
  };
  return (
    <div className="pack">
      <p>{note ?? t('pack.text')}</p>
      {name !== null && <Chip tone="good">{t('pack.taken', { name })}</Chip>}
      <div className="pack-ways">
        <FileTrigger
          acceptedFileTypes={['application/json', '.json']}
          onSelect={list => list?.[0] && void take(list[0])}
        >
          <Button icon={files}>{t('pack.choose')}</Button>
        </FileTrigger>
        <Button
          look="quiet"
          icon={save}
          onPress={() => saveText(`${rules.id}-pack.json`, JSON.stringify(rules.template(), null, 2))}
        >
          {t('pack.template')}
        </Button>
        {name !== null && (
          <Button look="quiet" icon={trashCan} onPress={remove}>
            {t('pack.remove')}
          </Button>
        )}
      </div>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
};
