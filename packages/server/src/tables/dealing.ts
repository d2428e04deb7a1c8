import { pledgeOf, type Seat, type VoidDeal } from '@lastroad/kernel';
import { type Disclose, isSealed, type Pace, type Pledge } from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { EMPTY, newDice } from './opening.ts';
import { no, type Outcome, yes } from './problem.ts';

type Trx = Transaction<Schema>;

/** How far an open table is with its dice. */
export type Stage = 'gathering' | 'pledging' | 'disclosing' | 'dealt';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** A deadline that is missed by more was missed because nobody served. */
const OVERSLEPT = 10_000;

export const stageOf = (seats: readonly SeatRow[]): Stage => {
  const people = seats.filter(({ kind }) => kind === 'person');
  if (people.length === 0 || seats.some(({ kind }) => kind === 'empty')) return 'gathering';
  if (!isSealed(seats)) return 'pledging';
  return people.every(({ nonce }) => nonce !== '') ? 'dealt' : 'disclosing';
};

/** How long a device may take to pledge, or to disclose: as long as its person for a first decision, within reason. */
const patienceOf = (pace: Pace): number =>
  pace.kind === 'none' ? WEEK : Math.max(MINUTE, (pace.move + pace.reserve) * 1000);

/** When the devices that are waited for must have done their part. */
export const deadlineFor = (stage: Stage, { pace }: TableRow, now: number): number | null =>
  stage === 'gathering' ? null : now + patienceOf(JSON.parse(pace) as Pace);

const changeSeat = (trx: Trx, id: string, seat: Seat, change: Partial<SeatRow>): Promise<unknown> =>
  trx.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', seat).execute();

const OTHER_DEAL = no('stale', 'the dice are dealt under another commitment');

/** Settles a seat's nonce. It may be settled anew until everybody has pledged: so long nobody knows anything. */
export const pledge = async (
  trx: Trx,
  row: TableRow,
  seats: readonly SeatRow[],
  seat: Seat,
  { commitment, pledge }: Pick<Pledge, 'commitment' | 'pledge'>,
): Promise<Outcome<null>> => {
  if (commitment !== row.commitment) return OTHER_DEAL;
  if (seats[seat]?.pledge === pledge) return yes(null);
  if (isSealed(seats)) return no('not-allowed', 'everybody has pledged: nothing can be pledged any more');
  await changeSeat(trx, row.id, seat, { pledge });
  return yes(null);
};

/** Takes a seat's nonce. Before everybody has pledged it is not even looked at. */
export const disclose = async (
  trx: Trx,
  row: TableRow,
  seats: readonly SeatRow[],
  seat: Seat,
  { commitment, nonce }: Pick<Disclose, 'commitment' | 'nonce'>,
): Promise<Outcome<null>> => {
  if (commitment !== row.commitment) return OTHER_DEAL;
  if (!isSealed(seats)) return no('not-allowed', 'not everybody has pledged yet: keep the nonce to yourself');
  if (pledgeOf(commitment, seat, nonce) !== seats[seat]?.pledge)
    return no('not-allowed', 'that is not the nonce that was pledged');
  await changeSeat(trx, row.id, seat, { nonce });
  return yes(null);
};

/** The deadline has passed: what follows gives nobody a choice. */
export const hurry = async (
  trx: Trx,
  row: TableRow,
  seats: readonly SeatRow[],
  bot: string,
  now: number,
): Promise<Outcome<null>> => {
  const { id, due_at } = row;
  if (due_at === null || due_at > now) return no('not-allowed', 'there is time left');
  if (now - due_at > OVERSLEPT) {
    await trx
      .updateTable('tables')
      .set({ due_at: now + MINUTE })
      .where('id', '=', id)
      .execute();
    return yes(null);
  }
  if (stageOf(seats) === 'disclosing') await dealAnew(trx, row, seats, bot);
  else
    for (const { seat, kind, pledge } of seats) if (kind === 'person' && pledge === null) await vacate(trx, id, seat);
  return yes(null);
};

/** Nothing was disclosed, so nobody knows anything, and whoever comes may sit there. */
export const vacate = (trx: Trx, id: string, seat: Seat): Promise<unknown> => changeSeat(trx, id, seat, EMPTY);

/**
 * Dice anew, from another secret and other nonces, without those who did not disclose: whoever could have known what the
 * dice would be, and did not like them, does not play with the next ones. Bots take their seats.
 */
const dealAnew = async (trx: Trx, row: TableRow, seats: readonly SeatRow[], bot: string): Promise<void> => {
  const { id, commitment } = row;
  const silent = seats.filter(({ kind, nonce }) => kind === 'person' && nonce === '');
  const deal: VoidDeal = { commitment, seats: silent.map(({ seat }) => seat), names: silent.map(({ name }) => name) };
  for (const { seat } of silent) await changeSeat(trx, id, seat, { ...EMPTY, kind: 'bot', name: bot, bot });
  await trx.updateTable('seats').set({ pledge: null, nonce: '' }).where('table_id', '=', id).execute();
  const isDead = silent.length === seats.filter(({ kind }) => kind === 'person').length;
  await trx
    .updateTable('tables')
    .set({
      ...newDice(),
      voided: JSON.stringify([...(JSON.parse(row.voided) as VoidDeal[]), deal]),
      // Nobody is left to play there.
      listed: isDead ? 0 : row.listed,
    })
    .where('id', '=', id)
    .execute();
};
