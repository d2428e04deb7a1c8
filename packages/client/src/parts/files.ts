import { rulesOf } from '@lastroad/games';
import { type GameFile, type Result, readGameFile, refuse, writeGameFile } from '@lastroad/kernel';
import { gameStore } from '../store/browser-games.ts';
import type { KeptGame } from '../store/kept-game.ts';
import { verifyElsewhere } from '../table/line.ts';
import { adopt } from '../table/new-game.ts';

export const saveText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

export const fileNameOf = (id: string): string => `${id}.lastroad.json`;

const shareable = (name: string, text: string): File[] | null => {
  const files = [new File([text], name, { type: 'application/json' })];
  return 'canShare' in navigator && navigator.canShare({ files }) ? files : null;
};

/** Passes a game on by whatever way the device has; a device without one saves it as a file. */
export const shareGame = async (id: string, text: string, title: string): Promise<void> => {
  const files = shareable(fileNameOf(id), text);
  if (files === null) return saveText(fileNameOf(id), text);
  await navigator.share({ files, title }).catch(() => null);
};

export const saveGame = ({ id, file }: KeptGame): void => saveText(fileNameOf(id), writeGameFile(file));

export const saveAllGames = async (): Promise<void> => {
  for (const game of await gameStore().all()) saveGame(game);
};

/** Takes a game file in: read, played again from start to end, kept. Refused, nothing changes. */
export const takeIn = async (text: string): Promise<Result<KeptGame>> => {
  const read = readGameFile(text);
  if (!read.ok) return read;
  const file: GameFile = read.value;
  const rules = await rulesOf(file.game);
  if (rules === null) return refuse('wrong-game', file.game);
  const checked = await verifyElsewhere(file);
  if (!checked.ok) return checked;
  const game = adopt(rules, file);
  if (game.ok) await gameStore().keep(game.value, null);
  return game;
};
