import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 96 bits, or 90 behind the name of a shard: an unlisted table can be found by its link alone. */
export const newTableId = (shard: string): string => shard + randomBytes(12).toString('base64url').slice(shard.length);

/** 128 bits: whoever has it has the seat. */
export const newSeatSecret = (): string => randomBytes(16).toString('base64url');

/** The secret of the seat at the table that follows: asked for again it is the same, and it tells nothing of the first. */
export const secretAgain = (secret: string, table: string): string =>
  createHmac('sha256', secret).update(`lastroad again\n${table}`).digest().subarray(0, 16).toString('base64url');

/** 256 bits: what the dice are derived from. */
export const newDiceSecret = (): string => randomBytes(32).toString('hex');

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(`lastroad seat\n${secret}`).digest('hex');

/** Whether two texts are equal, in a time that does not tell where they differ. */
export const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};
