import type { Time } from '../src/index.ts';

/** Time that stands still until a test lets it pass. */
export class HeldTime implements Time {
  private at = Date.UTC(2030, 0, 1);
  private readonly calls = new Set<{ readonly due: number; readonly call: () => void }>();

  now(): number {
    return this.at;
  }

  after(milliseconds: number, call: () => void): () => void {
    // What is due at once needs no time to pass.
    if (milliseconds === 0) {
      const soon = setImmediate(call);
      return () => clearImmediate(soon);
    }
    const item = { due: this.at + milliseconds, call };
    this.calls.add(item);
    return () => this.calls.delete(item);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
    for (const item of [...this.calls].sort((a, b) => a.due - b.due)) {
      if (item.due > this.at) continue;
      this.calls.delete(item);
      item.call();
    }
  }
}
