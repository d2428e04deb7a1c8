import { expect, test } from 'vitest';
import { plainLine, plainName } from '../src/tables/plain.ts';
import { ask, openTable, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { openHall, refusal } from './hall.ts';

const TURNED = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
const ISOLATED = ['\u2066', '\u2067', '\u2068', '\u2069'];
const UNSEEN = ['\u00ad', '\u200b', '\u2060', '\ufeff', '\u{e0041}', '\ud800', '\ue000'];

test.each([...TURNED, ...ISOLATED, ...UNSEEN].map(character => [character.codePointAt(0)?.toString(16), character]))(
  'U+%s is taken out of talk and names',
  (_code, character) => {
    expect([plainLine, plainName].map(plain => plain(`a${character}b`))).toEqual(['ab', 'ab']);
  },
);

test('control characters and ends of lines part words, and nothing else', () => {
  const escape = 'red \u001b[31mtext\u0007\r\nand\u0000 more\u2028\u0085below\t';

  expect(plainLine(escape)).toBe('red [31mtext and more below');
  expect(plainName(escape)).toBe('red [31mtext and more below');
});

test('what people write stays as it is', () => {
  const lines = ['Good <b>luck</b> 🚗', 'Żółw, ёж, perché?', 'שלום עולם', 'می‌خواهم', '👩‍🚀 👍🏽', 'e\u0301'];

  expect(lines.map(plainLine)).toEqual(lines);
  expect(['Zoë 2', 'Владимир', 'דוד'].map(plainName)).toEqual(['Zoë 2', 'Владимир', 'דוד']);
});

test('two names that look alike are the same, and a name that cannot be seen is none', () => {
  expect(['Ada', ' Ada ', 'A\u200dda', 'Ada\u3164', 'A\u115fda'].map(plainName)).toEqual(Array(5).fill('Ada'));
  expect(['\u2800', '\u3164\u200d', ' \u00a0\u2003'].map(plainName)).toEqual(['', '', '']);
});

onBothEngines(engine => {
  const hall = openHall(engine);

  test('names are kept without what cannot be seen, and there must be something left', async () => {
    const { url } = hall.server();
    const { id } = await openTable(url);

    const { info } = await sit(url, id, '\u202eadA\u0007\u200b');
    const nobody = await ask(url, `/tables/${id}/seats`, { name: '\u2067\u3164' });

    expect(info.seats[0]?.name).toBe('adA');
    expect([nobody.status, nobody.value]).toMatchObject([400, { code: 'bad-message' }]);
  });

  test('talk is kept and told without what cannot be seen, and there must be something left', async () => {
    const { ada, ben } = await hall.twoAtATable();

    const said = await ada.client.ask({ type: 'say', text: 'one\n\u202etwo\u001b[2J' });
    const silence = await ada.client.ask({ type: 'say', text: '\u202e\n' });
    const { chat } = await ben.until(known => known.chat.length > 0);

    expect(said.type).toBe('kept');
    expect(refusal(silence).code).toBe('bad-message');
    expect(chat.map(({ text }) => text)).toEqual(['one two [2J']);
  });
});
