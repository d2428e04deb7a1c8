import { Arrive, SeatMark, Spot } from '@lastroad/ui';
import type { ToyBoardProps } from './board.tsx';
import { Card } from './card.tsx';

/** The cards of the person at the screen, and everybody's once the game is over. */
export const Hand = (board: ToyBoardProps) => {
  const { view, seat, seats, say, revealed } = board;
  const own = view.hands[seat] ?? [];
  const hands = revealed === null ? [own] : revealed.map((each, owner) => each.hands[owner] ?? []);
  return (
    <div className="panel toy-hands">
      {hands.map((hand, owner) => {
        const who = revealed === null ? seat : owner;
        return (
          <section key={who} className="toy-hand" aria-label={seats[who]?.name ?? say({ key: 'face.hand' })}>
            <h2>
              <SeatMark seat={who} />
              {revealed === null ? say({ key: 'face.hand' }) : seats[who]?.name}
            </h2>
            <div className="toy-cards">
              {hand.map((card, i) => (
                <Arrive key={card} how="drop" after={i * 0.06}>
                  <svg
                    viewBox="-46 -62 92 124"
                    width="5.5rem"
                    height="7.4rem"
                    role="group"
                    aria-label={say({ key: 'face.card' })}
                  >
                    <Spot
                      about="card"
                      at={card}
                      label={say({ key: 'face.cardLabel', values: { worth: view.worths[card] ?? 0 } })}
                      board={board}
                    >
                      {({ isLit, isPreviewed }) => (
                        <Card worth={view.worths[card] ?? null} label="" isLit={isLit} isPreviewed={isPreviewed} />
                      )}
                    </Spot>
                  </svg>
                </Arrive>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};
