import type { Bot, BotAsked } from '../src/index.ts';

interface Held {
  readonly asked: BotAsked;
  answer(choice: number): void;
}

/** Bots that think until a test lets them answer. */
export class HeldBots {
  readonly bots: readonly Bot[] = [
    {
      name: 'search',
      choose: asked => new Promise(answer => this.thinking.push({ asked, answer })),
    },
  ];
  /** Who thinks now, the one that began first in front. */
  readonly thinking: Held[] = [];

  /** The first of them takes what is offered first; tells seats and rounds of its table, by which tests know tables. */
  answerFirst(): { seats: number; rounds: number } {
    const held = this.thinking.shift();
    if (held === undefined) throw new Error('no bot is thinking');
    const { rules, imagined, seat } = held.asked;
    held.answer(rules.options(imagined, seat)[0] ?? -1);
    const { seats, rounds } = imagined.content.options;
    return { seats: Number(seats), rounds: Number(rounds) };
  }
}
