import { workerData } from 'node:worker_threads';
import type { Registry } from '@lastroad/bots';
import { registry as sound } from '../../bots/test/registry.ts';

// A thread that thinks is told where this module is.
if ((workerData as { registry?: unknown } | null)?.registry !== undefined) throw new Error('no thread can be started');

export const registry: Registry = sound;
