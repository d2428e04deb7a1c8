import type { Fields, Shape } from './shape.ts';

/** Thrown by whatever finds a fault in a pack; the message names the place first. */
export class Refused extends Error {}

export const demand = (holds: boolean, fault: () => string): void => {
  if (!holds) throw new Refused(fault());
};

/** A record of a pack: somebody else has written it. */
export type Given = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the rows of a table. */
export type Names = (table: string) => readonly string[];

const LONGEST = 60;
const MOST = 24;

export const show = (value: unknown): string => {
  const shown = JSON.stringify(value) ?? 'nothing';
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
};

export const listed = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more` : names.join(', ');

const counted = (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`);

/** What would do, to end a sentence with. */
const wanted = (shape: Shape, names: Names): string => {
  switch (shape.is) {
    case 'whole':
      return shape.from === shape.to ? String(shape.from) : `a whole number from ${counted(shape.from, shape.to)}`;
    case 'word':
      return shape.words.length === 1
        ? show(shape.words[0])
        : `one of ${listed(shape.words.map(word => (word === '' ? '""' : String(word))))}`;
    case 'text':
      return shape.says;
    case 'list':
      return `a list of ${counted(shape.from, shape.to)}, each ${wanted(shape.item, names)}`;
    case 'record':
      return `an object with ${listed(Object.keys(shape.fields))}`;
    case 'either':
      return shape.shapes.map(each => wanted(each, names)).join(' or ');
    case 'name':
      return `one of ${listed(names(shape.table))}`;
  }
};

/** Whether a value is as it should be; if not, what is wrong and where. */
export const check = (shape: Shape, value: unknown, place: string, names: Names): void => {
  const is = (fits: boolean): void => demand(fits, () => `${place}: ${show(value)} is not ${wanted(shape, names)}`);
  switch (shape.is) {
    case 'whole':
      return is(Number.isInteger(value) && (value as number) >= shape.from && (value as number) <= shape.to);
    case 'word':
      return is((shape.words as readonly unknown[]).includes(value));
    case 'text':
      return is(typeof value === 'string' && shape.pattern.test(value));
    case 'list':
      is(Array.isArray(value));
      return checkList(shape, value as readonly unknown[], place, names);
    case 'record':
      is(isGiven(value));
      return checkWhole(shape.fields, value as Given, place, names);
    case 'either':
      return is(checkEither(shape, value, place, names));
    case 'name':
      return is((names(shape.table) as readonly unknown[]).includes(value));
  }
};

type List = Extract<Shape, { readonly is: 'list' }>;
type Either = Extract<Shape, { readonly is: 'either' }>;

const checkList = ({ item, from, to }: List, value: readonly unknown[], place: string, names: Names): void => {
  const has = value.length === 0 ? 'is empty' : `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  demand(value.length >= from && value.length <= to, () => `${place}: ${show(value)} ${has}, not ${counted(from, to)}`);
  for (const [i, entry] of value.entries()) check(item, entry, `${place}[${i}]`, names);
};

/** Records are told apart by their first field, so that the fault is that of the one which was meant. */
const checkEither = ({ shapes }: Either, value: unknown, place: string, names: Names): boolean => {
  const [first] = isGiven(value) ? Object.keys(value) : [];
  const meant = shapes.find(
    shape => shape.is === 'record' && first !== undefined && Object.hasOwn(shape.fields, first),
  );
  if (meant === undefined) return shapes.some(shape => fits(shape, value, names));
  check(meant, value, place, names);
  return true;
};

const fits = (shape: Shape, value: unknown, names: Names): boolean => {
  try {
    check(shape, value, '', names);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Fields that are given; others may be missing. */
export const checkPart = (fields: Fields, value: Given, place: string, names: Names): void => {
  for (const name of Object.keys(value))
    demand(
      Object.hasOwn(fields, name),
      () => `${place}.${name}: there is no such field; there are ${listed(Object.keys(fields))}`,
    );
  for (const [name, shape] of Object.entries(fields))
    if (Object.hasOwn(value, name)) check(shape, value[name], `${place}.${name}`, names);
};

export const checkWhole = (fields: Fields, value: Given, place: string, names: Names): void => {
  checkPart(fields, value, place, names);
  for (const [name, shape] of Object.entries(fields))
    demand(
      shape.optional === true || Object.hasOwn(value, name),
      () => `${place}.${name}: is missing; it must be ${wanted(shape, names)}`,
    );
};
