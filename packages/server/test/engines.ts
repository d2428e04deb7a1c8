import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Config } from '../src/index.ts';
import { postgres } from './postgres.ts';
import { type Folder, temporaryFolder } from './servers.ts';

export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Settings for a storage of its own, empty at first. */
  fresh(): Promise<Partial<Config>>;
}

/** The same tests on both engines. Without PostgreSQL they fail and say why, for half the promises would be unproven. */
export const onBothEngines = (tests: (engine: Engine) => void): void => {
  describe('on SQLite', () => {
    const folders: Folder[] = [];
    afterAll(() => {
      for (const folder of folders) folder.remove();
    });
    tests({
      name: 'SQLite',
      async fresh() {
        const folder = temporaryFolder();
        folders.push(folder);
        return { data: folder.path };
      },
    });
  });
  describe('on PostgreSQL', () => {
    beforeAll(async () => {
      await postgres();
    });
    tests({
      name: 'PostgreSQL',
      fresh: async () => ({ databaseUrl: await (await postgres()).fresh(`test_${randomUUID()}`) }),
    });
  });
};
