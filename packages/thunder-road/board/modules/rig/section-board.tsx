import info from 'icon:info';
import { Chip, IconButton } from '@lastroad/ui';
import type { RigView } from '../../../src/modules/rig/view.ts';
import { type Car, NONE, OUT } from '../../../src/state.ts';
import { carName } from '../../../src/view/names.ts';
import { CarPicture } from '../../crew/car-picture.tsx';
import { Command } from '../../mat/command.tsx';
import { Pick } from '../../mat/pick.tsx';
import type { ThunderBoardProps } from '../../props.ts';
import { wordsOfCar } from '../../telling/words-of.ts';
import { commandsOf } from './train.ts';

interface SectionProps {
  readonly board: ThunderBoardProps;
  readonly rig: RigView;
  /** Its number in the train. */
  readonly place: number;
}

/** One section of the rig: its three commands, the die on one of them, what is damaged. */
export const SectionBoard = ({ board, rig, place }: SectionProps) => {
  const { view, content, say, onInspect } = board;
  const car: Car = rig.sections[place] ?? NONE;
  const here = view.cars[car];
  if (here === undefined) return null;
  const isOut = here.at === OUT;
  const used = rig.commands[place] ?? NONE;
  const isActive = used !== NONE && used === rig.working;
  return (
    <article
      className="tr-dash tr-section"
      data-seat={here.seat}
      data-active={isActive || undefined}
      data-out={isOut || undefined}
      aria-label={wordsOfCar(board, car)}
    >
      <div className="tr-dash-side">
        <Pick about="car" at={car} label={say(carName(content, car))} board={board} className="tr-dash-car">
          <CarPicture content={content} car={here} width={3.6} />
        </Pick>
      </div>
      <header>
        <h3>{say({ key: `model.${content.models[here.model]?.name}` })}</h3>
        {isOut && <Chip tone="bad">{say({ key: 'screen.out' })}</Chip>}
        <IconButton
          icon={info}
          label={say({ key: 'face.about', values: { thing: carName(content, car) } })}
          onPress={() => onInspect({ about: 'car', at: car })}
        />
      </header>
      <ul className="tr-section-commands">
        {commandsOf(content, view, car).map(row => (
          <li key={row}>
            <Command
              board={board}
              row={row}
              die={used === row ? (rig.dice[place] ?? 0) : 0}
              isHurt={rig.hurt.includes(row)}
            />
          </li>
        ))}
      </ul>
    </article>
  );
};
