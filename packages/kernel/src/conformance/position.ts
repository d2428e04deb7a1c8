import { askedOf } from '../advance.ts';
import { questionFor, withheldIn } from '../asking.ts';
import { offered } from '../deciding.ts';
import type { Game, Seat } from '../game.ts';
import { modulesIn } from '../module-wish.ts';
import { must } from '../result.ts';
import type { Rules } from '../rules.ts';
import { wordedAs } from '../seat-settings.ts';
import type { Message } from '../task.ts';
import { expect, same } from './broken.ts';

/** Checks of one position; none of them may change it. */

export const checkOptions = (rules: Rules, g: Game): void => {
  for (const seat of rules.waitingFor(g)) {
    const options = rules.options(g, seat);
    const name = rules.question(g, seat)?.name ?? '?';
    expect(options.length > 0, 'options', () => `${name} asks seat ${seat} and offers nothing`);
    for (let i = 0; i < options.length; i++) {
      const sound = Number.isInteger(options[i]) && (i === 0 || options[i - 1] < options[i]);
      expect(sound, 'options', () => `${name} offers ${options.join(' ')}: not ascending, or one twice`);
    }
    const twice = rules.asides(g, seat).find(choice => options.includes(choice));
    expect(twice === undefined, 'options', () => `${name} has ${twice} as an option and as an aside`);
  }
};

/** Seats that are asked together do not touch each other: what each was offered stays offered, whatever the others do. */
export const checkTogether = (rules: Rules, g: Game): void => {
  const seats = rules.waitingFor(g);
  if (seats.length < 2) return;
  for (const seat of seats) {
    const asked = askedOf(rules.tasks, g, seat);
    const fresh = asked?.question.options(g, asked.frame) ?? [];
    expect(
      same(rules.options(g, seat), fresh),
      'together',
      () => `${asked?.name}: what another seat did changes what seat ${seat} may choose`,
    );
  }
};

/** Every option and every aside can be taken, on a clone, and the clone shares nothing with the original. */
export const checkTaking = (rules: Rules, g: Game, before: string): void => {
  for (const seat of rules.waitingFor(g)) {
    for (const choice of offered(rules, g, seat)) {
      const copy = rules.clone(g);
      expect(rules.hash(copy) === before, 'clone', () => 'a clone is not the same position');
      try {
        rules.choose(copy, seat, choice);
      } catch (error) {
        expect(
          false,
          'taking',
          () => `${rules.question(g, seat)?.name} fails on ${choice}: ${(error as Error).message}`,
        );
      }
      expect(
        rules.hash(g) === before,
        'clone',
        () => `${rules.question(g, seat)?.name}: ${choice} changed the original`,
      );
    }
  }
};

/** A save, read back, is the same game and goes on in the same way. */
export const checkSave = (rules: Rules, g: Game, before: string, seat: Seat, choice: number): void => {
  const text = rules.save(g);
  const loaded = must(rules.load(text, g.content));
  expect(rules.hash(loaded) === before, 'save', () => 'a loaded save is not the same position');
  expect(rules.save(loaded) === text, 'save', () => 'a loaded save is saved differently');
  for (const asked of rules.waitingFor(g)) {
    expect(
      same(rules.options(g, asked), rules.options(loaded, asked)),
      'save',
      () => 'a loaded save offers other options',
    );
  }
  const played = rules.clone(g);
  rules.choose(played, seat, choice);
  rules.choose(loaded, seat, choice);
  expect(rules.hash(loaded) === rules.hash(played), 'save', () => `after a load, ${choice} leads elsewhere`);
};

export const checkComponents = (rules: Rules, g: Game, atStart: Readonly<Record<string, number>>): void => {
  const now = rules.components(g);
  if (same(now, atStart)) return;
  const lost = Object.keys(atStart).find(name => now[name] !== atStart[name]);
  expect(false, 'components', () => `${lost}: ${atStart[lost ?? '']} at the start, now ${now[lost ?? '']}`);
};

/** Every choice can be told from the others by its words, and every text has a place in the catalogue. */
export const checkWords = (rules: Rules, g: Game): void => {
  for (const seat of rules.waitingFor(g)) {
    const name = rules.question(g, seat)?.name ?? '?';
    checkMessage(rules, rules.ask(g, seat));
    for (const choice of offered(rules, g, seat)) {
      const message = rules.describe(g, seat, choice);
      checkMessage(rules, message);
      const back = rules.parse(g, seat, JSON.stringify(message), JSON.stringify);
      expect(back === choice, 'words', () => `${name}: ${choice} and ${back} are both ${JSON.stringify(message)}`);
    }
  }
};

export const checkMessage = (rules: Rules, message: Message): void => {
  expect(typeof rules.words[message.key] === 'string', 'words', () => `no text for "${message.key}"`);
  for (const value of Object.values(message.values ?? {})) if (typeof value === 'object') checkMessage(rules, value);
};

/** Every option at setup can be shown to people. */
export const checkSettings = (rules: Rules): void => {
  for (const setting of rules.settings) {
    const { name, values, module, needs, under } = setting;
    const key = wordedAs(setting);
    checkMessage(rules, { key });
    if (module) checkMessage(rules, { key: `${key}.adds` });
    if (needs !== undefined) checkMessage(rules, { key: `${key}.needs` });
    for (const beside of [needs, under]) {
      const other = rules.settings.find(each => each.name === beside?.name);
      const isThere = beside === undefined || beside.values.every(value => other?.values.includes(value));
      expect(
        isThere,
        'options',
        () => `${name} goes by ${beside?.name}, which is never ${beside?.values.join(' or ')}`,
      );
    }
    for (const value of values) if (typeof value === 'string') checkMessage(rules, { key: `${key}.${value}` });
  }
  const bundles = Object.entries(rules.bundles ?? {});
  for (const [name, modules] of bundles) {
    checkMessage(rules, { key: `bundle.${name}` });
    const stranger = modules.find(module => !modulesIn(rules).includes(module));
    expect(stranger === undefined, 'options', () => `the bundle ${name} has "${stranger}", which is no module`);
  }
  if (bundles.length > 0) checkMessage(rules, { key: 'bundle.base' });
};

/** Whatever could be wished for and is not offered has a reason, with its clause. */
export const checkWhyNot = (rules: Rules, g: Game): void => {
  for (const seat of rules.waitingFor(g)) {
    const question = questionFor(rules, g, seat);
    const name = question?.name;
    for (const thing of question === null ? [] : withheldIn(question)) {
      checkMessage(rules, rules.describe(g, seat, thing));
      const reason = rules.whyNot(g, seat, thing);
      expect(reason !== null, 'why-not', () => `${name} does not say why ${thing} is not offered`);
      if (reason === null) continue;
      expect(reason.clause !== '', 'why-not', () => `${name} cites no clause against ${thing}`);
      checkMessage(rules, reason);
    }
  }
};
