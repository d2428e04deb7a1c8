import { Sheet } from '@lastroad/ui';
import type { Key } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { HELP_KEY, HINT_KEY, MENU_KEY, REDO_KEY, UNDO_KEY } from './keys.ts';

const SHORTCUTS: readonly (readonly [keys: readonly string[], words: Key])[] = [
  [['1', '…', '9', '0', 'Q', 'W', '…'], 'keys.choice'],
  [['↑', '↓'], 'keys.walk'],
  [['Tab', 'Enter'], 'keys.board'],
  [['Tab', '← ↑ → ↓', 'Enter'], 'keys.lookout'],
  [[UNDO_KEY], 'undo'],
  [[REDO_KEY], 'redo'],
  [[HINT_KEY], 'hint'],
  [[MENU_KEY], 'menu'],
  [['+', '−', '← ↑ → ↓'], 'keys.camera'],
  [['Esc'], 'keys.escape'],
  [[HELP_KEY], 'keys.title'],
];

export const Shortcuts = ({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) => {
  const { t } = useWords();
  return (
    <Sheet title={t('keys.title')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose}>
      <dl className="shortcuts">
        {SHORTCUTS.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key, i) => (
                <kbd key={i}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};
