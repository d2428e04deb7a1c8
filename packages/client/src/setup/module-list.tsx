import teacher from 'icon:teacher';
import { isOpen, type Options, type Setting, type SettingValue } from '@lastroad/kernel';
import { Button, Icon, Panel } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { hasLesson, type LoadedGame } from '../games/registry.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { Segments, Switch } from '../parts/controls.tsx';
import { lessonOf } from '../router.ts';
import { useWords } from '../words/words.tsx';

interface ModuleListProps {
  readonly game: LoadedGame;
  readonly say: Say;
  readonly options: Options;
  onChange(name: string, value: SettingValue): void;
}

/** The ways in which a box can lie on the table; the first value of a setting leaves it away. */
const waysOf = ({ values }: Setting): readonly SettingValue[] => values.slice(1);

/** Every box with a switch and what it adds in a sentence, and ready-made choices of several. */
export const ModuleList = ({ game, say, options, onChange }: ModuleListProps) => {
  const { t } = useWords();
  const { rules } = game;
  const settings = rules.settings.filter(({ module, hidden }) => module && !hidden);
  if (settings.length === 0) return null;
  const bundles = Object.entries(rules.bundles ?? {});
  const choose = (wanted: readonly string[]): void => {
    for (const { name, values } of settings) onChange(name, values[wanted.includes(name) ? 1 : 0] ?? false);
  };
  const row = (setting: Setting) => {
    const { name, values, clause } = setting;
    const ways = waysOf(setting);
    const isThere = options[name] !== values[0];
    return (
      <li key={name} className="module">
        <Switch
          isSelected={isThere}
          isDisabled={!isOpen(setting, options)}
          onChange={on => onChange(name, values[on ? 1 : 0] ?? false)}
          label={say({ key: `option.${name}` })}
          note={say({ key: `option.${name}.${isOpen(setting, options) ? 'adds' : 'needs'}` })}
        />
        {isThere && ways.length > 1 && (
          <Segments
            hideLabel
            label={say({ key: `option.${name}` })}
            values={ways.map(way => ({ value: String(way), words: say({ key: `option.${name}.${String(way)}` }) }))}
            value={String(options[name])}
            onChange={text => onChange(name, ways.find(way => String(way) === text) ?? text)}
          />
        )}
        <p className="module-more">
          {hasLesson(rules.id, name) && (
            <a href={lessonOf(rules.id, name)}>
              <Icon path={teacher} size={1} /> {t('setup.lesson')}
            </a>
          )}
          {clause !== undefined && <ClauseLink clause={clause} />}
        </p>
      </li>
    );
  };
  return (
    <Panel title={t('setup.modules')} className="setup-modules">
      {bundles.length > 0 && (
        <fieldset className="bundles" aria-label={t('setup.bundles')}>
          <Button look="quiet" onPress={() => choose([])}>
            {say({ key: 'bundle.base' })}
          </Button>
          {bundles.map(([name, wanted]) => (
            <Button key={name} look="quiet" onPress={() => choose(wanted)}>
              {say({ key: `bundle.${name}` })}
            </Button>
          ))}
        </fieldset>
      )}
      <ul className="module-list">{settings.map(row)}</ul>
    </Panel>
  );
};
