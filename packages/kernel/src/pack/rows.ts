import { check, checkPart, checkWhole, demand, type Given, isGiven, listed, type Names, show } from './check.ts';
import { type Fields, oneOf, text } from './shape.ts';
import { SOURCES, type Table } from './table.ts';

/** A row as a pack gives it. */
interface Entry {
  readonly name: unknown;
  readonly fields: Given;
  /** Where its name stands. */
  readonly naming: string;
}

/** The rows of a table with those of a pack over them; an owner's own stand at the end. */
export const overlayRows = (table: Table, given: unknown, place: string, names: Names): readonly Given[] => {
  const { base, key } = table;
  const rows: Given[] = [...(base as readonly Given[])];
  const met = new Set<unknown>();
  for (const entry of key === 'id' ? entriesOfList(given, place) : entriesOfObject(given, place)) {
    const { name, fields, naming } = entry;
    demand(!met.has(name), () => `${naming}: the pack has ${show(name)} twice`);
    met.add(name);
    const at = rows.findIndex(row => row[key] === name);
    if (at < 0) rows.push(ownRow(table, rows.length - base.length, entry, place, names));
    else {
      checkPart(fieldsOf(table, String(name)), fields, `${place}.${String(name)}`, names);
      // What an owner reads off a component is printed, unless the pack says otherwise.
      if (Object.keys(fields).length > 0) rows[at] = { ...rows[at], source: 'printed', ...fields };
    }
  }
  return rows;
};

/** The names of the rows of a table, and of those that a pack adds. */
export const namesIn = ({ base, key, own }: Table, given: unknown): readonly string[] => {
  const ours = (base as readonly Given[]).map(row => String(row[key]));
  if (own === 0) return ours;
  const added = Array.isArray(given)
    ? given.map(row => (isGiven(row) ? row[key] : undefined))
    : isGiven(given)
      ? Object.keys(given)
      : [];
  return [...new Set([...ours, ...added.filter(name => typeof name === 'string')])];
};

const entriesOfList = (given: unknown, place: string): readonly Entry[] => {
  demand(Array.isArray(given), () => `${place}: must be a list of rows, each with its id`);
  return (given as readonly unknown[]).map((fields, i) => {
    demand(isGiven(fields), () => `${place}[${i}]: ${show(fields)} is not an object`);
    return { name: (fields as Given)['id'], fields: fields as Given, naming: `${place}[${i}].id` };
  });
};

const entriesOfObject = (given: unknown, place: string): readonly Entry[] => {
  demand(isGiven(given), () => `${place}: must be an object of rows by name`);
  return Object.entries(given as Given).map(([name, fields]) => {
    demand(isGiven(fields), () => `${place}.${name}: ${show(fields)} is not an object`);
    return { name, fields: fields as Given, naming: `${place}.${name}` };
  });
};

/** The fields of a row, in the order they have in it. */
const fieldsOf = ({ key, columns }: Table, name: string): Fields => {
  const fields: Record<string, Fields[string]> = key === 'id' ? { id: text } : {};
  for (const [column, shape] of Object.entries(columns))
    fields[column] = shape.is === 'byRow' ? shape.rows[name] : shape;
  fields['source'] = oneOf(SOURCES);
  return fields;
};

/** A row that an owner has written: whole, and with a name that no other has. */
const ownRow = (table: Table, before: number, entry: Entry, place: string, names: Names): Given => {
  const { name, fields, naming } = entry;
  const { key, own } = table;
  demand(own > 0, () => {
    const ours = listed(namesIn(table, []));
    return `${naming}: there is no ${show(name)} in this table; there are ${ours}`;
  });
  demand(before < own, () => `${naming}: ${show(name)} is one row too many; ${own} may be added`);
  check(text, name, naming, names);
  const all = fieldsOf(table, String(name));
  const given: Given = { [key]: name, source: 'designed', ...fields };
  checkWhole({ [key]: text, ...all }, given, `${place}.${String(name)}`, names);
  const order = [key, ...Object.keys(all)].filter(field => Object.hasOwn(given, field));
  return Object.fromEntries(order.map(field => [field, given[field]]));
};
