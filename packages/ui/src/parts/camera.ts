/** What part of a board is seen: a point of it in the middle, and how much larger than fitting. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A board in its own units, and the window it is seen through in pixels. */
export interface Sight {
  readonly board: Size;
  readonly window: Size;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the board: its middle, and how large it is. A point has no size. */
export interface Area extends Point, Size {}

export const pointOf = ({ x, y }: Point): Area => ({ x, y, width: 0, height: 0 });

/** The smallest area with all these points and so much room on every side. */
export const areaOf = (points: readonly Point[], room: number): Area => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
};

const MOST = 6;

/** Pixels a unit takes when the whole board fits its window. */
export const fittingScale = ({ board, window }: Sight): number => scaleTo(board, window);

/** Pixels a unit takes when this much fits the window. */
const scaleTo = ({ width, height }: Size, window: Size): number =>
  Math.min(window.width / width, window.height / height);

/** Brings an area into sight, at this many pixels a unit or as many fewer as it takes to see all of it. */
export const lookAt = (area: Area, scale: number, sight: Sight): Camera => {
  const { x, y } = area;
  return settle({ x, y, zoom: Math.min(scale, scaleTo(area, sight.window)) / fittingScale(sight) }, sight);
};

/** How much of the board the window shows; more than there is where the two have different shapes. */
const shownAt = (zoom: number, sight: Sight): Size => {
  const scale = fittingScale(sight) * zoom;
  return { width: sight.window.width / scale, height: sight.window.height / scale };
};

/** Keeps the board on the screen: never smaller than fitting, never beyond its edges. */
export const settle = ({ x, y, zoom }: Camera, sight: Sight): Camera => {
  const real = Math.min(MOST, Math.max(1, zoom));
  const shown = shownAt(real, sight);
  const inside = (value: number, part: number, whole: number): number =>
    part >= whole ? whole / 2 : Math.min(whole - part / 2, Math.max(part / 2, value));
  const { width, height } = sight.board;
  return { x: inside(x, shown.width, width), y: inside(y, shown.height, height), zoom: real };
};

export const whole = ({ width, height }: Size): Camera => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Nearer or further, with a point of the board staying where it is. */
export const zoomAt = (camera: Camera, factor: number, point: Point, sight: Sight): Camera => {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return settle({ x: point.x + (camera.x - point.x) * share, y: point.y + (camera.y - point.y) * share, zoom }, sight);
};

export const panBy = (camera: Camera, dx: number, dy: number, sight: Sight): Camera =>
  settle({ x: camera.x + dx, y: camera.y + dy, zoom: camera.zoom }, sight);

/** A camera on its way from one place to another. */
export const between = (from: Camera, to: Camera, share: number): Camera => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  zoom: from.zoom + (to.zoom - from.zoom) * share,
});

/** Pixels a unit takes. */
export const scaleOf = ({ zoom }: Camera, sight: Sight): number => fittingScale(sight) * zoom;

export const viewBoxOf = ({ x, y, zoom }: Camera, sight: Sight): string => {
  const { width, height } = shownAt(zoom, sight);
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
};
