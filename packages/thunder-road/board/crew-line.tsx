import helicopter from 'icon:helicopter';
import road from 'icon:road';
import { Die, Icon } from '@lastroad/ui';
import { OUT } from '../src/state.ts';
import { shapeOf } from './car-shapes.ts';
import type { ThunderFaceProps } from './told.ts';
import { wordsOfCar } from './words-of.ts';

/** What is left of a crew: its cars with their damage, its dice, its chopper. */
export const CrewLine = (props: ThunderFaceProps & { readonly owner: number }) => {
  const { content, view, owner, say } = props;
  const own = view.cars.flatMap((car, at) => (car.seat === owner ? [{ ...car, number: at }] : []));
  const crew = view.crews[owner];
  const spare = crew === undefined || crew.out ? [] : crew.dice;
  return (
    <div className="tr-crew">
      <span className="tr-crew-cars">
        {own.map(car => {
          const size = content.models[car.model]?.size ?? '';
          const isOut = car.at === OUT;
          const label = `${wordsOfCar(props, car.number)}${isOut ? `, ${say({ key: 'screen.out' })}` : ''}`;
          return (
            <span
              key={car.number}
              className="tr-crew-car"
              role="img"
              aria-label={label}
              title={label}
              data-out={isOut || undefined}
              data-broken={!car.operable || undefined}
              data-moved={car.die > 0 || undefined}
            >
              {shapeOf(size).letter}
              {!isOut && car.damage.map((_, i) => <i key={i} />)}
            </span>
          );
        })}
      </span>
      <span className="tr-crew-rest">
        {view.first === owner && <Icon path={road} size={1.1} label={say({ key: 'face.first' })} />}
        {spare.map((die, i) => (
          <Die key={i} face={die} size={1.1} label={say({ key: 'choice.die', values: { die } })} />
        ))}
        {(crew?.chopper ?? OUT) >= 0 && <Icon path={helicopter} size={1} label={say({ key: 'face.chopperUp' })} />}
      </span>
    </div>
  );
};
