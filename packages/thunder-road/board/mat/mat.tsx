import { NOBODY } from '../../src/state.ts';
import { SectionBoard } from '../modules/rig/section-board.tsx';
import type { ThunderBoardProps } from '../props.ts';
import { CommandBoard } from './command-board.tsx';
import { Dashboard } from './dashboard.tsx';

/** The person at the screen; an onlooker sees whose turn it is, a gunner the rig that he aims at. */
const ownerOf = ({ view, seat, asked }: ThunderBoardProps): number => {
  if (asked?.about === 'spot' && view.rig !== null) return view.rig.seat;
  return seat >= 0 ? seat : Math.max(0, view.turn);
};

/** Dashboards and command board. */
export const Mat = (board: ThunderBoardProps) => {
  const { view } = board;
  const owner = ownerOf(board);
  const { rig } = view;
  const own = view.cars.flatMap((car, at) => (car.seat === owner && car.seat !== NOBODY ? [at] : []));
  return (
    <div className="tr-mat-room">
      <div className="tr-mat" data-cars={own.length}>
        {rig?.seat === owner
          ? rig.sections.map((car, place) => <SectionBoard key={car} board={board} rig={rig} place={place} />)
          : own.map(car => <Dashboard key={car} board={board} car={car} />)}
        <CommandBoard board={board} owner={owner} />
      </div>
    </div>
  );
};
