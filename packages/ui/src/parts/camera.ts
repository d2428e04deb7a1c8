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

const MOST = 5;

/** Keeps the board on the screen: never smaller than fitting, never beyond its edges. */
export const settle = ({ x, y, zoom }: Camera, { width, height }: Size): Camera => {
  const real = Math.min(MOST, Math.max(1, zoom));
  const [halfWidth, halfHeight] = [width / 2 / real, height / 2 / real];
  const inside = (value: number, half: number, whole: number): number => Math.min(whole - half, Math.max(half, value));
  return { x: inside(x, halfWidth, width), y: inside(y, halfHeight, height), zoom: real };
};

export const whole = ({ width, height }: Size): Camera => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Nearer or further, with a point of the board staying where it is. */
export const zoomAt = (
  camera: Camera,
  factor: number,
  point: { readonly x: number; readonly y: number },
  size: Size,
): Camera => {
  const zoom = Math.min(MOST, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return settle({ x: point.x + (camera.x - point.x) * share, y: point.y + (camera.y - point.y) * share, zoom }, size);
};

export const panBy = (camera: Camera, dx: number, dy: number, size: Size): Camera =>
  settle({ x: camera.x + dx, y: camera.y + dy, zoom: camera.zoom }, size);

export const viewBoxOf = ({ x, y, zoom }: Camera, { width, height }: Size): string =>
  `${x - width / 2 / zoom} ${y - height / 2 / zoom} ${width / zoom} ${height / zoom}`;
