import type { Interlude } from '@lastroad/ui';
import type { ComponentProps } from 'react';
import type { AuroraContent, AuroraEvent, AuroraView } from '../../../src/index.ts';
import type { TellingView } from '../../../src/modules/stories/view.ts';
import { YES } from '../../../src/rules/drive.ts';
import { NONE } from '../../../src/state.ts';
import { ENDS } from './ends.ts';
import { OptionFacts, TestFacts } from './option.tsx';
import { Scene } from './scene.tsx';

type ChoiceProps = ComponentProps<Interlude<AuroraContent, AuroraView, AuroraEvent>['Choice']>;

/** What is known of an option, on the button that takes it; and of paying for one more letter. */
const Choice = ({ content, view, say, asked, choice }: ChoiceProps) => {
  const telling = view.stories?.telling ?? null;
  if (telling === null) return null;
  const front = telling.options[telling.option === NONE ? choice : telling.option];
  if (front === undefined) return null;
  if (asked.name === 'tell.chooseOption')
    return <OptionFacts content={content} view={view} say={say} story={telling.story} option={choice} front={front} />;
  if (asked.name === 'tell.chooseToPay' && front.kind === 'test')
    return <TestFacts content={content} view={view} say={say} front={front} paid={choice === YES} />;
  return null;
};

/** Where the price of an option falls is chosen at the convoy. */
const isHeard = ({ option, options, tale }: TellingView): boolean =>
  tale === null && (option === NONE || options[option]?.kind === 'test');

/** FS-STORY-5: a story interrupts whatever turned it over, until it is decided and everybody has heard how it went. */
export const storyTime: Interlude<AuroraContent, AuroraView, AuroraEvent> = {
  isOn: ({ stories }) => stories !== null && stories.telling !== null && isHeard(stories.telling),
  isEnd: ({ type }) => ENDS.includes(type),
  Scene,
  Choice,
};
