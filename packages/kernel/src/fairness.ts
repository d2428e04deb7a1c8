import type { Key } from './chacha.ts';
import { accept, type Result, refuse } from './result.ts';
import { hex, sha256 } from './sha256.ts';

/** The record of tables whose nonces are plainly put in: at one device, and on servers before there were pledges. */
interface Plain {
  readonly version?: undefined;
  /** Hash of the secret, published before anybody sits down. */
  readonly commitment: string;
  /** One from each seat, chosen after the commitment was published. */
  readonly nonces: readonly string[];
  /** Shown when the game is over. */
  readonly secret: string | null;
}

/** The record of tables where everybody has pledged a nonce before anybody disclosed one. */
export interface Pledged extends Omit<Plain, 'version'> {
  readonly version: 2;
  /** Hash of each seat's nonce; `null`: whoever has the secret plays the seat, and its nonce follows from the secret. */
  readonly pledges: readonly (string | null)[];
  /** Earlier deals of this table, of which nothing came. */
  readonly voided: readonly VoidDeal[];
}

/** A deal of which nothing came: all had pledged, and somebody did not disclose. */
export interface VoidDeal {
  readonly commitment: string;
  /** Who did not disclose; whoever has the secret plays these seats in every deal that follows. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
}

/** What makes the dice of a table fair: nobody, the host included, could choose the key. */
export type Fairness = Plain | Pledged;

export const commitmentTo = (secret: string): string => hex(sha256(`lastroad secret\n${secret}`));

/** For this seat and this commitment only, so that nobody can pledge what somebody else has pledged. */
export const pledgeOf = (commitment: string, seat: number, nonce: string): string =>
  hex(sha256(`lastroad pledge\n${JSON.stringify([commitment, seat, nonce])}`));

/** The nonce of a seat that the secret's owner plays: fixed with the commitment, so that it cannot be chosen later. */
export const ownNonce = (secret: string, seat: number): string =>
  hex(sha256(`lastroad own nonce\n${JSON.stringify([secret, seat])}`));

export const deriveKey = (secret: string, nonces: readonly string[]): Key =>
  Array.from(sha256(`lastroad key\n${JSON.stringify([secret, ...nonces])}`));

/** Checks that a record keeps its promises; the secret, if it is shown. */
export const checkFairness = (fairness: Fairness): Result<null> => {
  const { version, commitment, secret } = fairness;
  if (secret !== null && commitmentTo(secret) !== commitment)
    return refuse('wrong-hash', 'the secret is not the one that was committed to');
  if (version === undefined) return accept(null);
  if (version !== 2) return refuse('unknown-version', `dice are recorded in a form ${String(version)}, not known here`);
  return checkPledges(fairness);
};

const checkPledges = ({ commitment, pledges, nonces, voided, secret }: Pledged): Result<null> => {
  if (pledges.length !== nonces.length)
    return refuse('wrong-hash', `there are ${pledges.length} pledges and ${nonces.length} nonces`);
  if (pledges.every(pledge => pledge === null)) return refuse('wrong-hash', 'nobody has pledged anything');
  for (const [seat, nonce] of nonces.entries()) {
    const pledge = pledges[seat];
    if (pledge === null) {
      if (secret !== null && nonce !== ownNonce(secret, seat))
        return refuse('wrong-hash', `the nonce of seat ${seat} does not follow from the secret`);
    } else if (pledgeOf(commitment, seat, nonce) !== pledge) {
      return refuse('wrong-hash', `the nonce of seat ${seat} is not the one that was pledged`);
    }
  }
  return checkVoided(voided, pledges);
};

/** Whoever withholds a nonce must not have a share in the dice that are thrown instead. */
const checkVoided = (voided: readonly VoidDeal[], pledges: readonly (string | null)[]): Result<null> => {
  const out = new Set<number>();
  for (const { seats } of voided) {
    if (seats.length === 0) return refuse('wrong-hash', 'a deal is void although everybody disclosed');
    for (const seat of seats) {
      if (out.has(seat) || pledges[seat] !== null)
        return refuse('wrong-hash', `seat ${seat} has pledged again after it did not disclose`);
      out.add(seat);
    }
  }
  return accept(null);
};
