import type { Bot } from '../src/index.ts';

/** A bot that thinks until a test lets it decide. */
export class SlowBot implements Bot {
  readonly name = 'slow';
  private readonly thoughts: (() => void)[] = [];

  get thinking(): number {
    return this.thoughts.length;
  }

  choose({ rules, imagined, seat }: Parameters<Bot['choose']>[0]): Promise<number> {
    return new Promise(decide => {
      this.thoughts.push(() => decide(rules.options(imagined, seat)[0] ?? 0));
    });
  }

  /** Everything it thinks about now is decided. */
  decide(): void {
    for (const decided of this.thoughts.splice(0)) decided();
  }
}
