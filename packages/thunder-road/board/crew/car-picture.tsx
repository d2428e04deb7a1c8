import type { CarView } from '../../src/view/view.ts';
import { Car } from '../pictures/car.tsx';
import { shapeOf } from '../pictures/car-shapes.ts';
import type { ThunderFaceProps } from '../props.ts';

/** A car off the road, for dashboards and players. */
export const CarPicture = ({
  content,
  car,
  width,
}: Pick<ThunderFaceProps, 'content'> & { car: CarView; width: number }) => (
  <svg
    className="tr-picture"
    viewBox="-29 -26 58 52"
    width={`${width}rem`}
    height={`${(width * 52) / 58}rem`}
    aria-hidden="true"
  >
    <Car
      seat={car.seat}
      shape={shapeOf(content.models[car.model])}
      damage={car.damage.length}
      operable={car.operable}
      burning={car.burning}
      turn={0}
    />
  </svg>
);
