import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startMetrics } from '../src/operations/metrics.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/operations/${name}`, import.meta.url), 'utf8');

/** Names of metrics in expressions; what a histogram or the job itself adds is left out. */
const namedIn = (expressions: readonly string[]): Set<string> =>
  new Set(
    expressions
      .flatMap(text => text.match(/\b(?:lastroad|nodejs|process)_\w+/g) ?? [])
      .map(name => name.replace(/_(?:bucket|sum|count)$/, '')),
  );

const known = startMetrics()
  .registry.getMetricsAsArray()
  .map(({ name }) => name);

test('the dashboard shows metrics that exist, and every one of our own', () => {
  const { panels } = JSON.parse(read('grafana.json')) as { panels: { targets: { expr: string }[] }[] };

  const named = namedIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));

  expect([...named].filter(name => !known.includes(name))).toEqual([]);
  expect(known.filter(name => name.startsWith('lastroad_') && !named.has(name))).toEqual([]);
});

test('alert rules look at metrics that exist', () => {
  const expressions = read('alerts.yml').match(/expr: .*/g) ?? [];

  const named = namedIn(expressions);

  expect(expressions.length).toBeGreaterThan(4);
  expect([...named].filter(name => !known.includes(name))).toEqual([]);
});
