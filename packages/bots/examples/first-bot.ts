// A bot that talks the protocol of docs/bots.md. Run it with Node 24: node first-bot.ts
// It takes the option whose worth is highest, if options have one, else any.
import { createInterface } from 'node:readline';

interface Offer {
  readonly choice: number;
  readonly key: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

interface Question {
  readonly type: 'question';
  readonly seq: number;
  readonly options: readonly Offer[];
}

type Message = Question | { readonly type: 'hello' | 'events' | 'end' | 'replaced' };

const write = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

const worthOf = (offer: Offer): number => Number(offer.values?.['worth'] ?? Math.random());

const choose = ({ options }: Question): number =>
  options.reduce((best, offer) => (worthOf(offer) > worthOf(best) ? offer : best)).choice;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'hello') write({ type: 'ready', protocol: 1, name: 'first bot' });
  if (message.type === 'question') write({ type: 'answer', seq: message.seq, choice: choose(message) });
  if (message.type === 'end' || message.type === 'replaced') break;
}
process.exit();
