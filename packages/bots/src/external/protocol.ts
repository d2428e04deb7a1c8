import type { Game, Happening, Message, Options, Rules, Seat } from '@lastroad/kernel';

/** Raised when a message changes its meaning; new fields and new messages alone do not raise it. */
export const PROTOCOL = 1;

/** What the host writes, one JSON object a line. */
export type ToBot =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly game: string;
      /** Version of the rules. */
      readonly version: number;
      readonly content: { readonly id: string; readonly hash: string; readonly options: Options };
      readonly seat: Seat;
      readonly seats: number;
      /** Longest time for one answer, in milliseconds. */
      readonly millis: number;
    }
  | {
      readonly type: 'question';
      readonly seq: number;
      readonly name: string;
      readonly about: string;
      /** What the seat may know. */
      readonly view: unknown;
      readonly options: readonly Offer[];
    }
  | { readonly type: 'events'; readonly events: readonly Happening[] }
  | { readonly type: 'end'; readonly scores: readonly number[]; readonly places: readonly number[] }
  /** The bot is out of the game; greedy plays on in its seat. */
  | { readonly type: 'replaced'; readonly reason: string };

/** An option and what it means: a key of the game's catalogue, and the values that go with it. */
export interface Offer extends Message {
  readonly choice: number;
}

/** What a bot writes, one JSON object a line. */
export type FromBot =
  | { readonly type: 'ready'; readonly protocol: number; readonly name?: string }
  | { readonly type: 'answer'; readonly seq: number; readonly choice: number };

export const questionMessage = (rules: Rules, g: Game, seat: Seat, seq: number): ToBot => {
  const asked = rules.question(g, seat);
  return {
    type: 'question',
    seq,
    name: asked?.name ?? '',
    about: asked?.about ?? '',
    view: rules.view(g, seat),
    options: rules.options(g, seat).map(choice => ({ choice, ...rules.describe(g, seat, choice) })),
  };
};

/** Every way in which a bot can fail. */
export const FAULTS = ['start', 'crash', 'slow', 'garbled', 'illegal'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** A bot did not keep to the protocol. */
export class BotFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const shortened = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}…` : line);

const parsed = (line: string): Record<string, unknown> => {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new BotFault('garbled', `wrote a line that is no JSON: ${shortened(line)}`);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new BotFault('garbled', `wrote a line that is no JSON object: ${shortened(line)}`);
  }
  return message as Record<string, unknown>;
};

export const readReady = (line: string): void => {
  const { type, protocol } = parsed(line);
  if (type !== 'ready') throw new BotFault('garbled', `answered "hello" with ${shortened(line)} instead of "ready"`);
  if (protocol !== PROTOCOL) {
    throw new BotFault('start', `speaks protocol ${JSON.stringify(protocol)}; this is protocol ${PROTOCOL}`);
  }
};

/** The choice in an answer, if it is one to this question and legal. */
export const readAnswer = (line: string, seq: number, options: readonly number[]): number => {
  const { type, seq: to, choice } = parsed(line);
  if (type !== 'answer') throw new BotFault('garbled', `answered a question with ${shortened(line)}`);
  if (to !== seq) throw new BotFault('garbled', `answered question ${JSON.stringify(to)} when asked question ${seq}`);
  if (typeof choice !== 'number' || !options.includes(choice)) {
    throw new BotFault('illegal', `chose ${JSON.stringify(choice)}; the options were ${options.join(', ')}`);
  }
  return choice;
};
