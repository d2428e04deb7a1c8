import type { BoardProps, FaceProps, Thing } from '@lastroad/ui';
import { isSameThing } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../src/index.ts';

export type AuroraBoardProps = BoardProps<AuroraContent, AuroraView, AuroraEvent>;
export type AuroraFaceProps = FaceProps<AuroraContent, AuroraView>;

/** Of the kinds a place may stand for the one that is asked about; the first when none is. */
export const aboutOf = ({ asked }: AuroraBoardProps, kinds: readonly [string, ...string[]]): string =>
  kinds.find(kind => kind === asked?.about) ?? kinds[0];

/** Whether a line of the log that is pointed at speaks of this. */
export const isNamed = ({ highlight }: AuroraBoardProps, thing: Thing): boolean =>
  highlight.some(named => isSameThing(named, thing));

/** Whether two looks at the table show the same: views are never changed, only replaced. */
export const isSameTable = (a: AuroraFaceProps, b: AuroraFaceProps): boolean =>
  a.view === b.view && a.content === b.content && a.say === b.say;
