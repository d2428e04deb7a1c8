import contract from 'icon:contract';
import magnifyingGlass from 'icon:magnifying-glass';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { type Camera, panBy, type Size, settle, viewBoxOf, whole, zoomAt } from './camera.ts';
import { useGestures } from './gestures.ts';

interface StageProps extends Size {
  readonly label: string;
  /** Names of the two buttons. */
  readonly words: { readonly nearer: string; readonly whole: string };
  /** Where the action is: comes into sight whenever it changes. */
  readonly follow?: { readonly x: number; readonly y: number } | null;
  readonly children: ReactNode;
}

const STEP = 1.5;

/** An SVG board that can be panned, pinched and zoomed, by pointer and by key, and follows the action. */
export const Stage = ({ width, height, label, words, follow = null, children }: StageProps) => {
  const size = { width, height };
  const svg = useRef<SVGSVGElement>(null);
  const [camera, setCamera] = useState<Camera>(() => whole(size));
  const change = (next: (camera: Camera) => Camera): void => setCamera(next);
  useGestures(svg, size, change);
  const [followX, followY] = [follow?.x, follow?.y];
  useEffect(() => {
    if (followX === undefined || followY === undefined) return;
    setCamera(now => (now.zoom === 1 ? now : settle({ x: followX, y: followY, zoom: now.zoom }, { width, height })));
  }, [followX, followY, width, height]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const far = width / camera.zoom / 6;
    const moves: Readonly<Record<string, (camera: Camera) => Camera>> = {
      '+': now => zoomAt(now, STEP, now, size),
      '-': now => zoomAt(now, 1 / STEP, now, size),
      ArrowLeft: now => panBy(now, -far, 0, size),
      ArrowRight: now => panBy(now, far, 0, size),
      ArrowUp: now => panBy(now, 0, -far, size),
      ArrowDown: now => panBy(now, 0, far, size),
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
        viewBox={viewBoxOf(camera, size)}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {children}
      </svg>
      <div className="stage-ways">
        <IconButton
          icon={magnifyingGlass}
          label={words.nearer}
          onPress={() => change(now => zoomAt(now, STEP, now, size))}
        />
        {camera.zoom > 1 && <IconButton icon={contract} label={words.whole} onPress={() => setCamera(whole(size))} />}
      </div>
    </div>
  );
};
