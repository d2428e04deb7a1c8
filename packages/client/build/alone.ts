// Work that several processes may come to at once, and that one at a time does.

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const BUSY = 5;
const LOOK_AGAIN = 100;

const isTaken = (lock: DatabaseSync): boolean => {
  try {
    lock.exec('begin exclusive');
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return true;
  }
};

/** Waits until nobody else is at it. The lock is a database with nothing in it: no process can take it along when it dies. */
export const alone = async (path: string, work: () => Promise<void>): Promise<void> => {
  const lock = new DatabaseSync(path);
  try {
    while (isTaken(lock)) await pause(LOOK_AGAIN);
    await work();
  } finally {
    lock.close();
  }
};
