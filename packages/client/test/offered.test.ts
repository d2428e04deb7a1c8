import { fitting, modulesIn, type Options, offeredValues, type Setting } from '@lastroad/kernel';
import { lastAurora } from '@lastroad/last-aurora';
import { thunderRoad } from '@lastroad/thunder-road';
import { expect, test } from 'vitest';
import { offerOf } from '../src/games/registry.ts';
import { lessonsForSeats, offered, wishesOf } from '../src/setup/offered.ts';

const namesOf = (settings: readonly Setting[]): string[] => settings.map(({ name }) => name);

/** Everything as preset, but for what is said. */
const beside = (said: Options = {}): Options =>
  fitting(lastAurora.settings, {
    ...Object.fromEntries(lastAurora.settings.map(({ name, preset }) => [name, preset])),
    ...said,
  });

test.each([lastAurora, thunderRoad])('the first page says for how many a game is', ({ id, settings }) => {
  const seats = settings.find(({ name }) => name === 'seats')?.values ?? [];

  expect(offerOf(id)?.players).toEqual([seats.at(0), seats.at(-1)]);
});

test('a form lists every setting but the seats, the modules, those that are hidden and rulings on what is not there', () => {
  const hidden = lastAurora.settings.filter(setting => setting.hidden);
  const modules = modulesIn(lastAurora);

  const names = namesOf(offered(lastAurora.settings, beside()));

  expect(hidden.length).toBeGreaterThan(0);
  expect(modules).toContain('mineVariant');
  const left = lastAurora.settings.filter(
    ({ name, hidden: isHidden, module, under }) => !isHidden && !module && !under && name !== 'seats',
  );
  expect(names).toEqual(namesOf(left));
  expect(names).toContain('antifreeze');
  expect([...namesOf(hidden), ...modules].filter(name => names.includes(name))).toEqual([]);
});

test('FS-GEN-3: a ruling on a module, or on the Automa, is listed where that is at the table', () => {
  const more = (said: Options): string[] => {
    const usual = namesOf(offered(lastAurora.settings, beside()));
    return namesOf(offered(lastAurora.settings, beside(said))).filter(name => !usual.includes(name));
  };

  expect(more({ frozenDeck: 'on' })).toEqual(['spotterCorrects', 'longshotFires']);
  expect(more({ mineVariant: 'on' })).toEqual(['mineReuse']);
  expect(more({ asgard: 'on' })).toEqual(['columnDamage']);
  expect(more({ crews: 'on' })).toEqual(['crewsAre']);
  expect(more({ pvp: 'on' })).toEqual(['evadeSteps']);
  expect(more({ seats: 1, pvp: 'on' })).toEqual(['automaEnemyFire', 'automaC2Space', 'automaTargetArrow']);
});

test('or just those that are named', () => {
  expect(namesOf(offered(lastAurora.settings, beside(), ['seats']))).toEqual(['seats']);
});

test('FS-GEN-1: the ready-made choice of a box is every module of it that is offered', () => {
  const box = lastAurora.settings.filter(
    ({ module, hidden, clause }) => module && !hidden && clause?.startsWith('FS-'),
  );

  expect(lastAurora.bundles).toEqual({ frozenSteel: expect.anything() });
  expect(lastAurora.bundles?.['frozenSteel']?.toSorted()).toEqual(namesOf(box).toSorted());
  const ammo = thunderRoad.settings.filter(({ module, clause }) => module && clause?.startsWith('TR-AMMO'));
  expect(thunderRoad.bundles).toEqual({ extraAmmo: namesOf(ammo) });
});

test('TR-INT-1: what a seat races with is asked beside it where there is a choice, and nowhere else', () => {
  const crewOf = (number: number, offers: readonly string[]): Setting => ({
    name: `crew${number + 1}`,
    values: ['cars', 'rig', 'bikes'],
    offers,
    preset: 'cars',
    seat: { number, of: 'crew', most: { bikes: 1 } },
  });
  const settings = [crewOf(0, ['cars', 'bikes']), crewOf(1, ['cars', 'bikes']), crewOf(2, ['cars'])];

  const asked = [0, 1, 2].map(seat => namesOf(wishesOf(settings, seat)));

  expect(asked).toEqual([['crew1'], ['crew2'], []]);
  expect(settings.map(offeredValues)).toEqual([['cars', 'bikes'], ['cars', 'bikes'], ['cars']]);
  expect(namesOf(offered(settings, { crew1: 'bikes', crew2: 'cars', crew3: 'cars' }))).toEqual([]);
  expect(fitting(settings, { seats: 3, crew1: 'bikes', crew2: 'bikes', crew3: 'cars' })).toMatchObject({
    crew1: 'bikes',
    crew2: 'cars',
  });
});

test('TR-INT-1: a lesson is asked for once for everything that seats may have', () => {
  const lessons = lessonsForSeats(thunderRoad.settings).map(({ lesson }) => lesson);

  expect(lessons).toEqual(expect.arrayContaining(['crew.cars', 'crew.rig', 'crew.bikes']));
  expect(new Set(lessons).size).toBe(lessons.length);
  expect(lessonsForSeats(lastAurora.settings)).toEqual([]);
});
