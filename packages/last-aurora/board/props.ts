import type { BoardProps, ChoiceProps, FaceProps, Thing } from '@lastroad/ui';
import { isAbout, isSameThing } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../src/index.ts';

export type AuroraBoardProps = BoardProps<AuroraContent, AuroraView, AuroraEvent>;
export type AuroraFaceProps = FaceProps<AuroraContent, AuroraView>;
export type AuroraChoiceProps = ChoiceProps<AuroraContent, AuroraView>;

/** Of the kinds a place may stand for the one that is asked about; the first when none is. */
export const aboutOf = ({ asked }: AuroraBoardProps, kinds: readonly [string, ...string[]]): string =>
  kinds.find(kind => kind === asked?.about) ?? kinds[0];

/** Whether a line of the log that is pointed at speaks of this. */
export const isNamed = ({ highlight }: AuroraBoardProps, thing: Thing): boolean =>
  highlight.some(named => isSameThing(named, thing));

/** What is the same for two drawings of one thing, whatever has happened elsewhere: words, what is shown, what is asked of it. */
export const isSameAsked = (a: AuroraBoardProps, b: AuroraBoardProps, kinds: readonly string[]): boolean => {
  const [before, now] = [isAbout(a, kinds) ? a.asked : null, isAbout(b, kinds) ? b.asked : null];
  return before === now && a.highlight === b.highlight && a.content === b.content && a.say === b.say;
};
