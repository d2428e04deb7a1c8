import backwardTime from 'icon:backward-time';
import cog from 'icon:cog';
import house from 'icon:house';
import keyboard from 'icon:keyboard';
import openBook from 'icon:open-book';
import save from 'icon:save';
import share from 'icon:share';
import { shareGame } from '../parts/files.ts';
import { goTo, HOME, replayOf, rulesAt, SETTINGS } from '../router.ts';
import type { Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import type { Way } from './table-menu.tsx';

interface WaysFor {
  /** `null`: the game is not kept here. */
  readonly id: string | null;
  readonly table: Table;
  saveFile(): void;
  showKeys(): void;
}

/** Where one can go from the table, and what can be done with the game. */
export const useWays = ({ id, table, saveFile, showKeys }: WaysFor): readonly Way[] => {
  const { t } = useWords();
  return [
    { id: 'rules', words: t('rules'), icon: openBook, act: () => window.open(rulesAt(), '_blank', 'noopener') },
    { id: 'keys', words: t('keys.title'), icon: keyboard, act: showKeys },
    ...(id === null ? [] : [{ id: 'replay', words: t('replay'), icon: backwardTime, act: () => goTo(replayOf(id)) }]),
    { id: 'save', words: t('file.save'), icon: save, act: saveFile },
    {
      id: 'share',
      words: t('file.share'),
      icon: share,
      act: () => void table.gameFile().then(text => shareGame(id ?? 'lastroad', text, 'Lastroad')),
    },
    { id: 'settings', words: t('settings'), icon: cog, act: () => goTo(SETTINGS) },
    { id: 'home', words: t('table.leave'), icon: house, act: () => goTo(HOME) },
  ];
};
