// In which order test files begin, so that every core has something to do until the end.
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What takes longest first: people with browsers, then processes that are started and killed, then all that only thinks. */
const LONGEST = [
  /client\/test\/online\/(?:game|company)/,
  /client\/test\/(?:accessibility|game-dialogs|laptop|learn|thunder-road|last-aurora|touch)\.test/,
  /server\/test\/(?:kill|bots|two-writers|upgrade|faults)\.test/,
  /(?:client|cli|server)\/test\//,
  /(?:strength|conformance|planted-faults|properties|subsets|insight|patience|external|arena|tiles|powers)\.test/,
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex(names => names.test(moduleId));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
