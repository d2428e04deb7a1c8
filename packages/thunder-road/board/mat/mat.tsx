import { NOBODY } from '../../src/state.ts';
import type { ThunderBoardProps } from '../props.ts';
import { CommandBoard } from './command-board.tsx';
import { Dashboard } from './dashboard.tsx';

/** Dashboards and command board of the person at the screen; an onlooker sees those of the player on turn. */
export const Mat = (board: ThunderBoardProps) => {
  const { view, seat } = board;
  const owner = seat >= 0 ? seat : Math.max(0, view.turn);
  const own = view.cars.flatMap((car, at) => (car.seat === owner && car.seat !== NOBODY ? [at] : []));
  return (
    <div className="tr-mat-room">
      <div className="tr-mat">
        {own.map(car => (
          <Dashboard key={car} board={board} car={car} />
        ))}
        <CommandBoard board={board} owner={owner} />
      </div>
    </div>
  );
};
