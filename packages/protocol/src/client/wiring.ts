interface SocketEvent {
  readonly data?: unknown;
}

/** The part of a WebSocket that the client uses; a browser's fits as it is. */
export interface Socket {
  addEventListener(type: 'open' | 'close' | 'error' | 'message', listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** Where a device keeps what it needs for the dice of one table. It must outlive a reload of the page. */
export interface Keeping {
  /** What was written last; `null`: nothing was. */
  read(): string | null;
  write(text: string): void;
}

/** What the client takes from the place it runs in. */
export interface Wiring {
  /** A new connection to the table's socket. */
  open(): Socket;
  /** Calls back once after so many milliseconds; the result calls that off. */
  later(milliseconds: number, call: () => void): () => void;
  /** A fresh request id. */
  newId(): string;
  /** Random text that nobody can guess: 128 bits or more. */
  newKey(): string;
  readonly keeping: Keeping;
  /** A number from 0 up to 1, to spread reconnections. */
  chance(): number;
}

/** Milliseconds to wait before the next attempt: longer each time, never all clients at once. */
export const pause = (attempt: number, chance: number): number =>
  Math.min(200 * 2 ** Math.min(attempt, 10), 10_000) * (0.5 + chance / 2);
