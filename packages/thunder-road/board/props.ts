import type { BoardProps, FaceProps, SeatProps } from '@lastroad/ui';
import type { ThunderContent, ThunderEvent, ThunderView } from '../src/index.ts';

export type ThunderBoardProps = BoardProps<ThunderContent, ThunderView, ThunderEvent>;
export type ThunderFaceProps = FaceProps<ThunderContent, ThunderView>;
export type ThunderSeatProps = SeatProps<ThunderContent, ThunderView>;
