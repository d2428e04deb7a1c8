import { type Options, offeredValues, type Rules, type Setting, type SettingValue } from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ClauseLink } from '../parts/clause-link.tsx';
import { Segments } from '../parts/controls.tsx';
import { useWords } from '../words/words.tsx';
import { offered } from './offered.ts';

interface OptionListProps {
  readonly rules: Rules;
  readonly say: Say;
  /** Shows just these. */
  readonly only?: readonly string[];
  /** Shows these first and the others on demand; left out, all are shown. */
  readonly main?: readonly string[] | undefined;
  readonly options: Options;
  onChange(name: string, value: SettingValue): void;
}

/** Settings with a sentence and the clause each, as the rules offer them. */
export const OptionList = ({ rules, say, only, main, options, onChange }: OptionListProps) => {
  const { t } = useWords();
  const listed = offered(rules.settings, options, only);
  const first = main === undefined ? listed : listed.filter(({ name }) => main.includes(name));
  const others = listed.filter(setting => !first.includes(setting));
  const valueWords = (name: string, value: SettingValue): string => {
    const key = `option.${name}.${String(value)}`;
    if (key in rules.words) return say({ key });
    return typeof value === 'boolean' ? t(value ? 'setup.yes' : 'setup.no') : String(value);
  };
  const row = (setting: Setting) => {
    const { name, values, clause } = setting;
    return (
      <li key={name} className="option">
        <Segments
          label={
            <>
              {say({ key: `option.${name}` })} {clause !== undefined && <ClauseLink clause={clause} />}
            </>
          }
          values={offeredValues(setting).map(value => ({ value: String(value), words: valueWords(name, value) }))}
          value={String(options[name])}
          onChange={text => onChange(name, values.find(value => String(value) === text) ?? text)}
        />
      </li>
    );
  };
  return (
    <>
      <ul className="option-list">{first.map(row)}</ul>
      {others.length > 0 && (
        <Disclosure className="more-options">
          <Heading>
            <AriaButton slot="trigger" className="button button-quiet">
              {t('setup.more', { count: others.length })}
            </AriaButton>
          </Heading>
          <DisclosurePanel>
            <ul className="option-list">{others.map(row)}</ul>
          </DisclosurePanel>
        </Disclosure>
      )}
    </>
  );
};
