import type { Seat } from '@lastroad/kernel';
import type { FromClient } from '@lastroad/protocol';
import { no, type Outcome } from './problem.ts';
import { type Change, type HeldTable, isGivenUp } from './standing.ts';
import type { Moment } from './turn.ts';
import { answer } from './verbs/answer.ts';
import { away, back, resign } from './verbs/control.ts';
import { park, remove, resume } from './verbs/operator.ts';
import { type LastSeen, replace } from './verbs/replace.ts';
import { consent, propose, type Rewind, undo } from './verbs/undo.ts';

/** What a seat asks to be done with a running game. */
export type Request =
  | Extract<FromClient, { type: 'answer' | 'undo' | 'propose' | 'consent' | 'replace' | 'resign' | 'back' }>
  | { readonly type: 'bot-answer'; readonly seq: number; readonly choice: number }
  | { readonly type: 'away' }
  | OperatorRequest;

/** What the operator does to a game that runs. */
export type OperatorRequest =
  | { readonly type: 'park' }
  | { readonly type: 'resume' }
  | { readonly type: 'remove'; readonly seat: Seat };

const OPERATORS: ReadonlySet<Request['type']> = new Set(['park', 'resume', 'remove']);

/** What verbs look up in storage. */
export interface Lookup {
  readonly rewind: Rewind;
  readonly lastSeen: LastSeen;
}

export const isAnswer = ({ type }: Request): boolean => type === 'answer' || type === 'bot-answer';

/** What the request would change. The rules work on a copy: if they fail on an answer, it is turned down. */
export const changeBy = async (
  table: HeldTable,
  seat: Seat,
  request: Request,
  moment: Moment,
  lookup: Lookup,
): Promise<Outcome<Change>> => {
  if (table.standing.around.parkedAt !== null && !OPERATORS.has(request.type)) {
    return no('parked', 'the operator has stopped this table');
  }
  if ('id' in request && isGivenUp(table, seat)) return no('not-allowed', `seat ${seat} was given up`);
  try {
    return await verb(table, seat, request, moment, lookup);
  } catch (error) {
    if (!isAnswer(request)) throw error;
    return no('illegal', `the rules of ${table.rules.id} fail on this: ${(error as Error).message}`);
  }
};

const verb = (
  table: HeldTable,
  seat: Seat,
  request: Request,
  moment: Moment,
  lookup: Lookup,
): Outcome<Change> | Promise<Outcome<Change>> => {
  switch (request.type) {
    case 'answer':
      return answer(table, { seat, seq: request.seq, choice: request.choice, bot: false }, moment);
    case 'bot-answer':
      return answer(table, { seat, seq: request.seq, choice: request.choice, bot: true }, moment);
    case 'undo':
      return undo(table, { seat, seq: request.seq }, moment, lookup.rewind);
    case 'propose':
      return propose(table, { seat, seq: request.seq, to: request.to }, moment, lookup.rewind);
    case 'consent':
      return consent(table, { seat, seq: request.seq, agree: request.agree }, moment, lookup.rewind);
    case 'replace':
      return replace(table, seat, request.seat, moment.now, lookup.lastSeen);
    case 'park':
      return park(table, moment.now);
    case 'resume':
      return resume(table, moment.now);
    case 'remove':
      return remove(table, request.seat);
    case 'resign':
      return resign(table, seat);
    case 'back':
      return back(table, seat, moment.now);
    case 'away':
      return away(table, seat, moment.now);
  }
};
