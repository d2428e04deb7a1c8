import type { Bot, BotAsked } from '../src/index.ts';

interface Thought {
  readonly asked: BotAsked;
  decide(choice: number): void;
}

const decided = ({ asked: { rules, imagined, seat }, decide }: Thought): void =>
  decide(rules.options(imagined, seat)[0] ?? 0);

/** A bot that thinks until a test lets it decide. */
export class SlowBot implements Bot {
  readonly name: string;
  private readonly thoughts: Thought[] = [];

  constructor(name = 'slow') {
    this.name = name;
  }

  get thinking(): number {
    return this.thoughts.length;
  }

  choose(asked: BotAsked): Promise<number> {
    return new Promise(decide => this.thoughts.push({ asked, decide }));
  }

  /** Everything it thinks about now is decided. */
  decide(): void {
    for (const thought of this.thoughts.splice(0)) decided(thought);
  }

  /** What it has thought about the longest is decided; tells seats and rounds of the table. */
  decideFirst(): { seats: number; rounds: number } {
    const first = this.thoughts.shift();
    if (first === undefined) throw new Error('it is not thinking');
    decided(first);
    const { seats, rounds } = first.asked.imagined.content.options;
    return { seats: Number(seats), rounds: Number(rounds) };
  }
}
