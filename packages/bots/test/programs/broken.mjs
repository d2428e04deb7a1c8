// A bot that fails in the way its argument names, at its second question, or at once where that is the point.
import { createInterface } from 'node:readline';

const way = process.argv[2];
const write = message => process.stdout.write(`${JSON.stringify(message)}\n`);
let asked = 0;

const fail = ({ seq }) => {
  switch (way) {
    case 'crash':
      process.stderr.write('out of ideas\n');
      return process.exit(3);
    case 'sleep':
      return;
    case 'mumble':
      return process.stdout.write('I think I take the second one\n');
    case 'list':
      return write([seq, 0]);
    case 'stale':
      return write({ type: 'answer', seq: seq - 1, choice: 0 });
    case 'cheat':
      return write({ type: 'answer', seq, choice: 12345 });
    case 'text':
      return write({ type: 'answer', seq, choice: '0' });
    case 'flood':
      return process.stdout.write('x'.repeat(3 << 20));
    default:
      return undefined;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    if (way === 'old') write({ type: 'ready', protocol: 0 });
    else if (way === 'rude') write({ type: 'what?' });
    else write({ type: 'ready', protocol: 1 });
  }
  if (message.type === 'question') {
    if (++asked === 2 && way !== 'linger') fail(message);
    else write({ type: 'answer', seq: message.seq, choice: message.options[0].choice });
  }
  if (message.type === 'end' && way !== 'linger') process.exit();
}
if (way === 'linger') setInterval(() => {}, 1000);
