import type { Interlude } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../../../src/index.ts';
import type { TellingView } from '../../../src/modules/stories/view.ts';
import { YES } from '../../../src/rules/drive.ts';
import { NONE } from '../../../src/state.ts';
import type { AuroraChoiceProps } from '../../props.ts';
import { ENDS } from './ends.ts';
import { OptionFacts, TestFacts } from './option.tsx';
import { Scene } from './scene.tsx';

/** What is known of an option, on the button that takes it. */
const Option = ({ content, view, say, choice }: AuroraChoiceProps) => {
  const telling = view.stories?.telling ?? null;
  const front = telling?.options[choice];
  if (telling === null || front === undefined) return null;
  return <OptionFacts content={content} view={view} say={say} story={telling.story} option={choice} front={front} />;
};

/** What paying for one more letter brings. */
const Payment = ({ content, view, say, choice }: AuroraChoiceProps) => {
  const telling = view.stories?.telling;
  const front = telling?.options[telling.option];
  if (front?.kind !== 'test') return null;
  return <TestFacts content={content} view={view} say={say} front={front} paid={choice === YES} />;
};

export const STORY_FACTS = { 'tell.chooseOption': Option, 'tell.chooseToPay': Payment };

/** Where the price of an option falls is chosen at the convoy. */
const isHeard = ({ option, options, tale }: TellingView): boolean =>
  tale === null && (option === NONE || options[option]?.kind === 'test');

/** FS-STORY-5: a story interrupts whatever turned it over, until it is decided and everybody has heard how it went. */
export const storyTime: Interlude<AuroraContent, AuroraView, AuroraEvent> = {
  isOn: ({ stories }) => stories !== null && stories.telling !== null && isHeard(stories.telling),
  isEnd: ({ type }) => ENDS.includes(type),
  Scene,
};
