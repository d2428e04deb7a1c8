import hourglass from 'icon:hourglass';
import spyglass from 'icon:spyglass';
import tabletopPlayers from 'icon:tabletop-players';
import { type Rules, type Setting, wordedAs } from '@lastroad/kernel';
import type { TableInfo } from '@lastroad/protocol';
import { Chip, Icon } from '@lastroad/ui';
import { speaker } from '@lastroad/words';
import { useMemo } from 'react';
import { useWords } from '../words/words.tsx';
import { paceIn } from './paces.ts';

/** A table in short: who is missing, its clock, how many look on. */
export const TableFacts = ({ info }: { readonly info: TableInfo }) => {
  const { t, language } = useWords();
  const taken = info.seats.filter(({ kind }) => kind !== 'empty').length;
  return (
    <div className="chips">
      <Chip icon={<Icon path={tabletopPlayers} size={1} />}>
        {t('online.taken', { taken, count: info.seats.length })}
      </Chip>
      <Chip icon={<Icon path={hourglass} size={1} />}>{paceIn(t, info.pace, language)}</Chip>
      {info.watching > 0 && (
        <Chip icon={<Icon path={spyglass} size={1} />}>{t('online.watching', { count: info.watching })}</Chip>
      )}
      {info.pack !== null && <Chip tone="lit">{t('pack.title')}</Chip>}
    </div>
  );
};

/** What was decided at setup and is not as it usually is. */
export const UnusualOptions = ({ info, rules }: { readonly info: TableInfo; readonly rules: Rules }) => {
  const { language } = useWords();
  const say = useMemo(() => speaker(rules.words, language), [rules, language]);
  // A table that was opened before a setting existed says nothing of it.
  const unusual = rules.settings.filter(
    ({ name, preset }) => name !== 'seats' && (info.options[name] ?? preset) !== preset,
  );
  const words = (setting: Setting): string => {
    const value = String(info.options[setting.name]);
    const key = `${wordedAs(setting)}.${value}`;
    const number = setting.seat === undefined ? '' : ` ${setting.seat.number + 1}`;
    return `${say({ key: wordedAs(setting) })}${number}: ${key in rules.words ? say({ key }) : value}`;
  };
  return (
    <div className="chips">
      {unusual.map(setting => (
        <Chip key={setting.name} tone="lit">
          {words(setting)}
        </Chip>
      ))}
    </div>
  );
};
