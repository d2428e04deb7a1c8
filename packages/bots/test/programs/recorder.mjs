// A bot that writes everything it is told into the file its argument names, and always takes the first option.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const write = message => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(process.argv[2], `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === 'hello') write({ type: 'ready', protocol: 1 });
  if (message.type === 'question') write({ type: 'answer', seq: message.seq, choice: message.options[0].choice });
}
