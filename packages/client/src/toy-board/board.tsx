import type { ToyContent, ToyEvent, ToyView } from '@lastroad/kernel/toy';
import { type BoardProps, Glide, Spot, Stage, seatShape } from '@lastroad/ui';
import { Card } from './card.tsx';
import { DieFace } from './die-face.tsx';

export type ToyBoardProps = BoardProps<ToyContent, ToyView, ToyEvent>;

/** The table, its ring of seats, and how far cards lie from their owner. */
const SHAPES = {
  wide: { width: 900, height: 520, ring: { x: 330, y: 172 } },
  tall: { width: 560, height: 600, ring: { x: 180, y: 228 } },
} as const;
const ROLL = 1;
const PEEK = 2;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Seats round the table, the reader's own nearest. */
const placeOf = (seat: number, own: number, count: number, shape: ToyBoardProps['shape']): Place => {
  const { width, height, ring } = SHAPES[shape];
  const turn = ((seat - Math.max(0, own) + count) % count) / count;
  const angle = Math.PI / 2 + turn * Math.PI * 2;
  return { x: width / 2 + Math.cos(angle) * ring.x, y: height / 2 + Math.sin(angle) * ring.y };
};

/** Cards lie before their owner, on the way to the middle. */
const bidPlaceOf = ({ x, y }: Place, shape: ToyBoardProps['shape']): Place => {
  const { width, height } = SHAPES[shape];
  const [dx, dy] = [width / 2 - x, height / 2 - y];
  const far = Math.hypot(dx, dy);
  return shape === 'wide' ? { x: x + (dx / far) * 146, y: y + (dy / far) * 98 } : { x, y: y + Math.sign(dy) * 98 };
};

const SeatSpot = ({ seat, board }: { readonly seat: number; readonly board: ToyBoardProps }) => {
  const { view, seats, say, revealed } = board;
  const place = placeOf(seat, board.seat, seats.length, board.shape);
  const { x, y } = place;
  const bidPlace = bidPlaceOf(place, board.shape);
  const bid = revealed?.[seat]?.bids[seat] ?? view.bids[seat] ?? null;
  const name = seats[seat]?.name ?? '';
  const coins = say({ key: 'face.coins', values: { coins: view.coins[seat] ?? 0 } });
  const isNamed = board.highlight.some(thing => thing.about === 'seat' && thing.at === seat);
  return (
    <Spot about="seat" at={seat} label={`${name} ${coins}`} board={board}>
      {({ isLit, isPreviewed }) => (
        <g data-seat={seat}>
          <g transform={`translate(${x} ${y})`}>
            <rect
              x="-92"
              y="-34"
              width="184"
              height="68"
              rx="18"
              className="toy-plate"
              data-lit={isLit || undefined}
              data-preview={isPreviewed || isNamed || undefined}
            />
            <g transform="translate(-76 -13)">
              <path d={seatShape(seat)} fill="var(--seat)" />
            </g>
            <text x="-40" y="-4" className="toy-name">
              {name}
            </text>
            <text x="-40" y="20" className="toy-fact">
              {coins}
            </text>
          </g>
          {bid !== null && (
            <Glide x={bidPlace.x} y={bidPlace.y}>
              <Card worth={view.worths[bid] ?? null} label={say({ key: 'face.faceDown' })} />
            </Glide>
          )}
        </g>
      )}
    </Spot>
  );
};

/** The middle of the table: the deck that may be looked at, the die, the pot. */
const Middle = ({ board }: { readonly board: ToyBoardProps }) => {
  const { view, say, events, step } = board;
  const { width, height } = SHAPES[board.shape];
  const rolled = events.findLast(event => event.type === 'rolled');
  const top = view.worths[view.top] ?? null;
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      <Spot about="act" at={PEEK} label={say({ key: 'face.deck', values: { count: view.deckSize } })} board={board}>
        {({ isLit, isPreviewed }) => (
          <g transform="translate(-62 0)">
            <Card worth={null} shift={6} label="" />
            <Card
              worth={top}
              label={say({ key: 'face.deck', values: { count: view.deckSize } })}
              isLit={isLit}
              isPreviewed={isPreviewed}
            />
          </g>
        )}
      </Spot>
      <Spot about="act" at={ROLL} label={say({ key: 'face.die' })} board={board}>
        {({ isLit, isPreviewed }) => (
          <g transform="translate(24 0)">
            <DieFace
              face={rolled?.rolled ?? 6}
              step={rolled === undefined ? 0 : step}
              isLit={isLit}
              isPreviewed={isPreviewed}
              label={say({ key: 'face.die' })}
            />
          </g>
        )}
      </Spot>
      <g transform="translate(124 0)">
        {Array.from({ length: Math.min(10, view.pot) }, (_, i) => (
          <g key={i} transform={`translate(${(i % 2) * 34 - 17} ${-Math.floor(i / 2) * 8 + 20})`}>
            <ellipse rx="17" ry="8" cy="4" fill="#7a520c" />
            <ellipse rx="17" ry="8" fill="#f2c230" stroke="#fff6" />
          </g>
        ))}
        <text y="58" className="toy-fact toy-middle">
          {say({ key: 'face.potName' })} {view.pot} · {say({ key: 'face.bank' })} {view.bank}
        </text>
      </g>
    </g>
  );
};

export const Board = (board: ToyBoardProps) => {
  const { say, seats } = board;
  const { width, height, ring } = SHAPES[board.shape];
  return (
    <Stage
      key={board.shape}
      width={width}
      height={height}
      label={say({ key: 'face.board' })}
      words={{ nearer: say({ key: 'face.nearer' }), whole: say({ key: 'face.whole' }) }}
    >
      <defs>
        <radialGradient id="toy-felt" cx=".5" cy=".4" r=".75">
          <stop offset="0" stopColor="var(--felt-1)" />
          <stop offset="1" stopColor="var(--felt-2)" />
        </radialGradient>
      </defs>
      <rect x="-2000" y="-2000" width="5000" height="5000" fill="var(--felt-2)" />
      <rect width={width} height={height} fill="url(#toy-felt)" />
      <ellipse cx={width / 2} cy={height / 2} rx={ring.x} ry={ring.y} className="toy-ring" />
      {seats.map(({ seat }) => (
        <SeatSpot key={seat} seat={seat} board={board} />
      ))}
      <Middle board={board} />
    </Stage>
  );
};
