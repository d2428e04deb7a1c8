import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameFile, writeGameFile } from '@lastroad/kernel';
import type { ChatRow } from '../storage/schema.ts';

/** A line of talk as it is kept in a file. */
export interface Talk extends Pick<ChatRow, 'n' | 'seat' | 'at' | 'text'> {
  readonly name: string;
}

/** On the disk, for what it says is deleted next; for nobody but the operator, for it may hold what was said in private. */
const write = async (path: string, flags: 'a' | 'w', text: string): Promise<void> => {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The folder that tables are written to before they are deleted. */
export class Files {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The file has its name only once it is whole. */
  async game(table: string, file: GameFile): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${table}.json`);
    await write(`${path}.part`, 'w', writeGameFile(file));
    await rename(`${path}.part`, path);
  }

  /** Lines are added; one may stand there twice, with the same number, when it could not be deleted afterwards. */
  async talk(table: string, lines: readonly Talk[]): Promise<void> {
    if (lines.length === 0) return;
    await mkdir(this.folder, { recursive: true });
    const text = lines.map(line => `${JSON.stringify(line)}\n`).join('');
    await write(join(this.folder, `${table}.talk.jsonl`), 'a', text);
  }
}
