import crosshair from 'icon:crosshair';
import flatTyre from 'icon:flat-tire';
import info from 'icon:info';
import { Arrive, Chip, Die, Icon, IconButton, isAbout } from '@lastroad/ui';
import { memo } from 'react';
import { slotName } from '../../src/rules/commands.ts';
import { type Car, NONE, OUT } from '../../src/state.ts';
import { carName } from '../../src/view/names.ts';
import type { CarView } from '../../src/view/view.ts';
import { CarPicture } from '../crew/car-picture.tsx';
import { Fitted } from '../modules/shop/fitted.tsx';
import type { ThunderBoardProps } from '../props.ts';
import { shotAt } from '../telling/odds.ts';
import { wordsOfCar } from '../telling/words-of.ts';
import { Pick } from './pick.tsx';

interface DashboardProps {
  readonly board: ThunderBoardProps;
  readonly car: Car;
}

/** One damage slot: empty, or a token with the lasting effect that lies under it. */
const Slot = ({ board, car, slot }: DashboardProps & { readonly slot: number }) => {
  const { view, content, say, asked } = board;
  const at = slotName(car, slot);
  const isTaken = (view.cars[car]?.damage.length ?? 0) > slot;
  const card = view.cars[car]?.lasting[slot] ?? NONE;
  const words = isTaken
    ? say({ key: card === NONE ? 'face.damaged' : `lasting.${content.lasting[card]?.name}` })
    : say({ key: 'face.noDamage' });
  const label = asked?.choices.find(({ choice }) => choice === at)?.words ?? words;
  return (
    <Pick about="damage" at={at} label={label} board={board} className={isTaken ? 'tr-slot tr-slot-taken' : 'tr-slot'}>
      {isTaken && (
        <Arrive how="stamp">
          <Icon path={flatTyre} size={1.7} />
        </Arrive>
      )}
      <span>
        {words}
        {card !== NONE && <small>{say({ key: `power.${content.lasting[card]?.power}` })}</small>}
      </span>
    </Pick>
  );
};

/** The die of the main move, and how often the car has coasted. */
const Drive = ({ board, car }: DashboardProps) => {
  const { view, content, say } = board;
  const { die = 0, coasts = 0, model = 0 } = view.cars[car] ?? {};
  const most = content.models[model]?.coasts ?? 0;
  return (
    <div className="tr-drive">
      <span className="tr-die-slot">
        {die > 0 ? (
          <Die face={die} label={say({ key: 'screen.die', values: { die } })} />
        ) : (
          <small>{say({ key: 'face.dieSlot' })}</small>
        )}
      </span>
      <span className="tr-coasts" role="img" aria-label={say({ key: 'face.coasts', values: { coasts, most } })}>
        <small>{say({ key: 'face.coast' })}</small>
        <span>
          {Array.from({ length: most }, (_, i) => (
            <i key={i} data-used={i < coasts || undefined} />
          ))}
        </span>
      </span>
    </div>
  );
};

/** How many faces of the shooting die hit the car. */
const Odds = ({ board, car }: DashboardProps) => {
  const { faces, sides } = shotAt(board.content, board.view, car);
  const words = board.say({ key: 'face.hitBy', values: { faces, sides } });
  return (
    <span className="tr-odds" title={words}>
      <Icon path={crosshair} size={1.05} label={words} />
      <span aria-hidden="true">
        {faces}/{sides}
      </span>
    </span>
  );
};

/** A car is an answer to several kinds of questions. */
const aboutCar = ({ asked }: ThunderBoardProps): string =>
  asked?.about === 'lost' || asked?.about === 'mover' ? asked.about : 'car';

/** The car itself, and how it is. */
const Side = ({ board, car, here }: DashboardProps & { readonly here: CarView }) => {
  const { content, say } = board;
  const isOut = here.at === OUT;
  const state = isOut ? 'screen.out' : here.burning ? 'screen.burning' : here.operable ? null : 'screen.inoperable';
  return (
    <div className="tr-dash-side">
      <Pick about={aboutCar(board)} at={car} label={say(carName(content, car))} board={board} className="tr-dash-car">
        <CarPicture content={content} car={here} width={5} />
      </Pick>
      {state === null ? <Odds board={board} car={car} /> : <Chip tone="bad">{say({ key: state })}</Chip>}
    </div>
  );
};

const isActive = ({ board: { view }, car }: DashboardProps): boolean => view.chosen === car || view.active === car;

/** The open question, where a dashboard has answers to it. */
const concernOf = ({ board }: DashboardProps) =>
  isAbout(board, ['car', 'lost', 'mover', 'damage']) ? board.asked : null;

/** What happens to other cars, or is pointed at elsewhere, leaves a dashboard as it is. */
const looksTheSame = (a: DashboardProps, b: DashboardProps): boolean =>
  a.board.view.cars[a.car] === b.board.view.cars[b.car] &&
  a.board.view.upgrades === b.board.view.upgrades &&
  a.board.content === b.board.content &&
  a.board.say === b.board.say &&
  a.board.highlight === b.board.highlight &&
  isActive(a) === isActive(b) &&
  concernOf(a) === concernOf(b) &&
  (concernOf(a) === null || a.board.preview === b.board.preview);

/** One car of the person at the screen: its die, its damage, what ails it. */
export const Dashboard = memo((props: DashboardProps) => {
  const { board, car } = props;
  const { view, content, say, onInspect } = board;
  const here = view.cars[car];
  if (here === undefined) return null;
  const { name = '', mark, size = '', slots = 0 } = content.models[here.model] ?? {};
  return (
    <article
      className="tr-dash"
      data-seat={here.seat}
      data-active={isActive(props) || undefined}
      data-out={here.at === OUT || undefined}
      aria-label={wordsOfCar(board, car)}
    >
      <Side board={board} car={car} here={here} />
      <header>
        <h3>{say({ key: mark === undefined ? `size.${size}` : `model.${name}` })}</h3>
        <IconButton
          icon={info}
          label={say({ key: 'face.about', values: { thing: carName(content, car) } })}
          onPress={() => onInspect({ about: 'car', at: car })}
        />
      </header>
      {here.at !== OUT && <Drive board={board} car={car} />}
      {here.at !== OUT && <Fitted board={board} car={car} />}
      <div className="tr-slots">
        {here.at !== OUT &&
          Array.from({ length: slots }, (_, slot) => <Slot key={slot} board={board} car={car} slot={slot} />)}
      </div>
    </article>
  );
}, looksTheSame);
