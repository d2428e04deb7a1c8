import { expect, test } from 'vitest';
import { faultsOf, SUBSETS } from './subsets.ts';

test.each(SUBSETS)(
  'many games with the modules %o keep the contract, alone against the Automa and in company',
  modules => {
    expect(faultsOf(modules, 20)).toEqual([]);
  },
);
