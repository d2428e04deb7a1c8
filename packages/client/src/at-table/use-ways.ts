import backwardTime from 'icon:backward-time';
import cog from 'icon:cog';
import house from 'icon:house';
import keyboard from 'icon:keyboard';
import openBook from 'icon:open-book';
import save from 'icon:save';
import share from 'icon:share';
import { shareGame } from '../parts/files.ts';
import { goTo, HOME, rulesAt, SETTINGS } from '../router.ts';
import type { Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import type { Way } from './table-menu.tsx';

interface WaysFor {
  readonly id: string;
  readonly table: Table;
  /** A lesson has none; with company it is there when the game is over. */
  readonly hasFile: boolean;
  readonly more: readonly Way[];
  saveFile(): void;
  replay(): void;
  showKeys(): void;
}

/** Where one can go from the table, and what can be done with the game. */
export const useWays = ({ id, table, hasFile, more, saveFile, replay, showKeys }: WaysFor): readonly Way[] => {
  const { t } = useWords();
  const withFile: readonly Way[] = [
    { id: 'replay', words: t('replay'), icon: backwardTime, act: replay },
    { id: 'save', words: t('file.save'), icon: save, act: saveFile },
    {
      id: 'share',
      words: t('file.share'),
      icon: share,
      act: () => void table.gameFile().then(text => shareGame(id, text, 'Lastroad')),
    },
  ];
  return [
    ...more,
    { id: 'rules', words: t('rules'), icon: openBook, act: () => window.open(rulesAt(), '_blank', 'noopener') },
    { id: 'keys', words: t('keys.title'), icon: keyboard, act: showKeys },
    ...(hasFile ? withFile : []),
    { id: 'settings', words: t('settings'), icon: cog, act: () => goTo(SETTINGS) },
    { id: 'home', words: t('table.leave'), icon: house, act: () => goTo(HOME) },
  ];
};
