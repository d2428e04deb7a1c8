interface GlyphProps {
  /** Path data, as `icon:NAME` gives it. */
  readonly path: string;
  /** In units of the board. */
  readonly size: number;
  readonly className?: string;
}

/** The side of the box that icons are drawn in. */
const BOX = 512;

/** An icon on an SVG board, its middle at the origin. */
export const Glyph = ({ path, size, className }: GlyphProps) => (
  <path
    className={className}
    d={path}
    fill="currentColor"
    transform={`scale(${size / BOX}) translate(${-BOX / 2} ${-BOX / 2})`}
  />
);
