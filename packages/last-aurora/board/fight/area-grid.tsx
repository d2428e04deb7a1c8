import type { Area } from '../../src/cards.ts';

/** Cells of a convoy of three cards and the devices above them that each area takes in. */
const CELLS: Readonly<Record<Area, (column: number, row: number) => boolean>> = {
  CONVOY: () => true,
  TOP_ROW: (_column, row) => row === 0,
  BOTTOM_ROW: (_column, row) => row === 1,
  LEFT_COLUMN: column => column === 0,
  TRUCK: (column, row) => column === 0 && row === 1,
  LEFT_COLUMNS: column => column <= 1,
  CENTRAL_COLUMNS: column => column === 1 || column === 2,
  SECOND_COLUMN: column => column === 1,
  THIRD_COLUMN: column => column === 2,
  LAST_COLUMN: column => column === 2,
};

/** The target grid as it is printed: filled cells are hit. */
export const AreaGrid = ({ area, label }: { readonly area: Area; readonly label: string }) => (
  <svg className="la-area" viewBox="0 0 34 22" role="img" aria-label={label}>
    <title>{label}</title>
    {[0, 1].flatMap(row =>
      [0, 1, 2].map(column => (
        <rect
          key={`${column}/${row}`}
          x={column * 11 + 1}
          y={row * 11 + 1}
          width="9"
          height="9"
          rx="2"
          data-hit={CELLS[area](column, row) || undefined}
        />
      )),
    )}
  </svg>
);
