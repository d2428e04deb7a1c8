import helicopter from 'icon:helicopter';
import road from 'icon:road';
import { Die, Icon } from '@lastroad/ui';
import { memo } from 'react';
import { type Car, OUT } from '../../src/state.ts';
import { isCard } from '../../src/verbs/dice.ts';
import { Card } from '../modules/german/card.tsx';
import { CrewShop } from '../modules/shop/crew-shop.tsx';
import { Backs } from '../modules/waiting/backs.tsx';
import { shapeOf } from '../pictures/car-shapes.ts';
import type { ThunderSeatProps } from '../props.ts';
import { wordsOfCar } from '../telling/words-of.ts';

const MarkOf = ({ path }: { readonly path: string }) => (
  <svg viewBox="-8 -8 16 16" width="1rem" height="1rem" aria-hidden="true">
    <path className="tr-mark" d={path} />
  </svg>
);

/** A car as a letter or its mark: crossed out when it does not run, with a dot for each damage. A press tells more. */
const CarChip = (props: ThunderSeatProps & { readonly car: Car }) => {
  const { content, view, car, say, onInspect } = props;
  const here = view.cars[car];
  if (here === undefined) return null;
  const isOut = here.at === OUT;
  const { letter, mark } = shapeOf(content.models[here.model]);
  const label = `${wordsOfCar(props, car)}${isOut ? `, ${say({ key: 'screen.out' })}` : ''}`;
  return (
    <button
      type="button"
      className="tr-crew-car"
      aria-label={label}
      title={label}
      data-out={isOut || undefined}
      data-broken={!here.operable || undefined}
      onClick={() => onInspect({ about: 'car', at: car })}
    >
      {mark === undefined ? letter : <MarkOf path={mark} />}
      {here.damage.map((_, i) => (
        <i key={i} />
      ))}
    </button>
  );
};

/** What happens to other crews leaves this one as it is. */
const looksTheSame = (a: ThunderSeatProps, b: ThunderSeatProps): boolean =>
  a.owner === b.owner &&
  a.content === b.content &&
  a.say === b.say &&
  a.view.crews[a.owner] === b.view.crews[b.owner] &&
  a.view.leaders === b.view.leaders &&
  a.view.upgrades === b.view.upgrades &&
  (a.view.first === a.owner) === (b.view.first === b.owner) &&
  a.view.strikes?.held[a.owner] === b.view.strikes?.held[b.owner] &&
  a.view.bounties?.held[a.owner] === b.view.bounties?.held[b.owner] &&
  a.view.oneShots?.held[a.owner] === b.view.oneShots?.held[b.owner] &&
  a.view.cars.every((car, i) => car === b.view.cars[i] || (car.seat !== a.owner && b.view.cars[i]?.seat !== a.owner));

/** What is left of a crew: its cars, its dice, its chopper, and whether it begins the round. */
export const CrewLine = memo((props: ThunderSeatProps) => {
  const { view, owner, say } = props;
  const crew = view.crews[owner];
  const spare = crew === undefined || crew.out ? [] : crew.dice;
  return (
    <div className="tr-crew">
      <span className="tr-crew-cars">
        {view.cars.map((car, number) => car.seat === owner && <CarChip key={number} {...props} car={number} />)}
      </span>
      <CrewShop {...props} />
      <span className="tr-crew-rest">
        <Backs {...props} />
        {view.first === owner && <Icon path={road} size={1.1} label={say({ key: 'face.first' })} />}
        {spare.map((die, i) =>
          isCard(die) ? (
            <Card key={i} content={props.content} die={die} say={say} isSmall />
          ) : (
            <Die key={i} face={die} size={1.1} label={say({ key: 'choice.die', values: { die } })} />
          ),
        )}
        {(crew?.chopper ?? OUT) >= 0 && <Icon path={helicopter} size={1} label={say({ key: 'face.chopperUp' })} />}
      </span>
    </div>
  );
}, looksTheSame);
