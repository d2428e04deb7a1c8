import { hex, pledgeOf, sha256 } from '@lastroad/kernel';
import { isSealed } from '../dealing.ts';
import type { Disclose, Pledge, TableInfo } from '../messages.ts';
import type { Wiring } from './wiring.ts';

/** What there is to be said now, without table and id. */
type Say = Omit<Pledge, 'table' | 'id'> | Omit<Disclose, 'table' | 'id'>;

type Pledges = readonly (string | null)[];

/** What was promised about the dice of a table; in its facts, or in the record of its file. */
export interface Promised {
  readonly commitment: string;
  readonly pledges: Pledges;
  readonly voided: readonly { readonly commitment: string }[];
}

interface Kept {
  /** Never leaves this person's devices: nonces follow from it, so that none has to be kept. */
  readonly key: string;
  /** The pledges of all seats that were shown when a nonce was disclosed, by commitment. */
  readonly shown: Readonly<Record<string, Pledges>>;
}

const isKept = (value: unknown): value is Kept =>
  typeof (value as Partial<Kept> | null)?.key === 'string' && typeof (value as Partial<Kept>).shown === 'object';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};

const nonceFrom = (key: string, commitment: string, seat: number): string =>
  hex(sha256(`lastroad seat nonce\n${JSON.stringify([key, commitment, seat])}`));

const same = (a: Pledges, b: Pledges): boolean => a.length === b.length && a.every((pledge, i) => pledge === b[i]);

export const promisedIn = ({ fairness: { commitment, voided }, seats }: TableInfo): Promised => ({
  commitment,
  voided,
  pledges: seats.map(({ pledge }) => pledge),
});

/** The share of a seat in the dice: pledges it, discloses it, and remembers what it was shown when it did. */
export class Share {
  private readonly wiring: Pick<Wiring, 'keeping' | 'newKey'>;

  constructor(wiring: Pick<Wiring, 'keeping' | 'newKey'>) {
    this.wiring = wiring;
  }

  /** `hasArrived`: this device has just come to the table, and takes the share over from the one that had it. */
  next(info: TableInfo, seat: number, hasArrived: boolean): Say | null {
    const { seats, fairness, state } = info;
    const mine = seats[seat];
    if (state !== 'open' || mine?.kind !== 'person' || mine.disclosed || this.doubts(promisedIn(info))) return null;
    const { commitment } = fairness;
    const kept = this.kept();
    const nonce = nonceFrom(kept.key, commitment, seat);
    const pledge = pledgeOf(commitment, seat, nonce);
    if (!isSealed(seats)) {
      const isMine = mine.pledge === pledge || (mine.pledge !== null && !hasArrived);
      return isMine ? null : { type: 'pledge', commitment, pledge };
    }
    if (mine.pledge !== pledge) return null;
    this.keep({ ...kept, shown: { ...kept.shown, [commitment]: promisedIn(info).pledges } });
    return { type: 'disclose', commitment, nonce };
  }

  /** Whether something else was promised when this device disclosed: somebody may have chosen the dice. */
  doubts({ commitment, pledges, voided }: Promised): boolean {
    const kept = parse(this.wiring.keeping.read());
    if (!isKept(kept)) return false;
    return Object.entries(kept.shown).some(([deal, shown]) =>
      deal === commitment ? !same(shown, pledges) : voided.every(other => other.commitment !== deal),
    );
  }

  private kept(): Kept {
    const kept = parse(this.wiring.keeping.read());
    if (isKept(kept)) return kept;
    const fresh = { key: this.wiring.newKey(), shown: {} };
    this.keep(fresh);
    return fresh;
  }

  private keep(kept: Kept): void {
    this.wiring.keeping.write(JSON.stringify(kept));
  }
}
