import type { Seat } from '@lastroad/kernel';

/** Every seat has a shape as well as a colour: nobody need tell red from green. */
const SHAPES = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  'M3.5 3.5h17v17h-17Z',
  'M12 2 23 21.5H1Z',
  'M12 .8 23.2 12 12 23.2.8 12Z',
  'M7 2h10l6 10-6 10H7L1 12Z',
  'M9 1h6v8h8v6h-8v8H9v-8H1V9h8Z',
] as const;

interface SeatMarkProps {
  readonly seat: Seat;
  /** In rem. */
  readonly size?: number;
}

export const SeatMark = ({ seat, size = 0.9 }: SeatMarkProps) => (
  <svg
    className="seat-mark"
    data-seat={seat}
    viewBox="0 0 24 24"
    width={`${size}rem`}
    height={`${size}rem`}
    aria-hidden="true"
  >
    <path d={seatShape(seat)} fill="var(--seat)" stroke="var(--seat-edge)" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
);

/** The same shape for an SVG board, drawn in a box of 24 by 24. */
export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];
