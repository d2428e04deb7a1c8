import contract from 'icon:contract';
import magnifyingGlass from 'icon:magnifying-glass';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { type Area, type Camera, panBy, type Sight, type Size, scaleOf, viewBoxOf, whole, zoomAt } from './camera.ts';
import { useGestures } from './gestures.ts';
import { useCamera } from './use-camera.ts';

interface StageProps extends Size {
  readonly label: string;
  /** Names of the two buttons. */
  readonly words: { readonly nearer: string; readonly whole: string };
  /** Where the action is: comes into sight whenever it changes, from further away if it is large. */
  readonly follow?: Area | null;
  /** Pixels a unit of the board takes at first and whenever this changes, at least; 0 shows the whole board. */
  readonly nearest?: number;
  /** What somebody who looks about by keyboard sees. */
  readonly seen?: string | null;
  readonly children: ReactNode;
}

const STEP = 1.5;

/** Style sheets know as `--unit` how many pixels a unit takes, in hundredths: letters on a board far away are larger. */
const unitOf = (camera: Camera, sight: Sight): CSSProperties => {
  const unit = { '--unit': Math.min(1, Math.floor(scaleOf(camera, sight) * 100) / 100) };
  return unit as CSSProperties;
};

/** An SVG board that can be panned, pinched and zoomed, by pointer and by key, and follows the action. */
export const Stage = ({
  width,
  height,
  label,
  words,
  follow = null,
  nearest = 0,
  seen = null,
  children,
}: StageProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const { camera, sight, change } = useCamera(svg, { board: { width, height }, nearest, follow });
  useGestures(svg, change);

  const onKeyDown = (event: KeyboardEvent): void => {
    const far = width / camera.zoom / 6;
    const moves: Readonly<Record<string, (camera: Camera, sight: Sight) => Camera>> = {
      '+': (now, at) => zoomAt(now, STEP, now, at),
      '-': (now, at) => zoomAt(now, 1 / STEP, now, at),
      ArrowLeft: (now, at) => panBy(now, -far, 0, at),
      ArrowRight: (now, at) => panBy(now, far, 0, at),
      ArrowUp: (now, at) => panBy(now, 0, -far, at),
      ArrowDown: (now, at) => panBy(now, 0, far, at),
    };
    const move = moves[event.key];
    if (move === undefined || event.target !== svg.current) return;
    event.preventDefault();
    change(move);
  };

  return (
    <div className="stage">
      <svg
        ref={svg}
        viewBox={viewBoxOf(camera, sight)}
        style={unitOf(camera, sight)}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {children}
      </svg>
      {seen !== null && (
        <p className="stage-seen" aria-hidden="true">
          {seen}
        </p>
      )}
      <div className="stage-ways">
        <IconButton
          icon={magnifyingGlass}
          label={words.nearer}
          onPress={() => change((now, at) => zoomAt(now, STEP, now, at))}
        />
        {camera.zoom > 1 && (
          <IconButton icon={contract} label={words.whole} onPress={() => change(() => whole({ width, height }))} />
        )}
      </div>
    </div>
  );
};
