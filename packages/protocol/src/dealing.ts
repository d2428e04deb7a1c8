import type { TableInfo } from './messages.ts';

type Seated = Pick<TableInfo['seats'][number], 'kind' | 'pledge'>;

/**
 * Whether every nonce of an open table is settled: all seats are taken, and each person has pledged. Before that nobody
 * discloses, and from then on nobody pledges.
 */
export const isSealed = (seats: readonly Seated[]): boolean =>
  seats.every(({ kind, pledge }) => kind === 'bot' || (kind === 'person' && pledge !== null));
