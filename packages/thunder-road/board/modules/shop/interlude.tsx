import type { ChoiceProps, Interlude } from '@lastroad/ui';
import type { ThunderContent, ThunderEvent, ThunderView } from '../../../src/index.ts';
import { FACE_DOWN, NONE } from '../../../src/state.ts';
import { carName, leaderName, upgradeName } from '../../../src/view/names.ts';
import { CarPicture } from '../../crew/car-picture.tsx';
import { Pick } from '../../mat/pick.tsx';
import type { ThunderBoardProps } from '../../props.ts';
import { LeaderCard, UpgradeCard } from './cards.tsx';

type Shop = Interlude<ThunderContent, ThunderView, ThunderEvent>;

/** The two boards that were dealt, or the one that is kept while others still choose. */
const Leaders = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { content, view, say, seat } = board;
  const kept = view.leaders?.kept[seat] ?? NONE;
  const shown = kept >= 0 && kept !== FACE_DOWN ? [kept] : (view.leaders?.dealt ?? []);
  return (
    <div className="tr-hand" data-kind="leaders">
      {shown.map(leader => (
        <Pick
          key={leader}
          about="leader"
          at={leader}
          label={say(leaderName(content, leader))}
          board={board}
          className="tr-hand-card"
        >
          <LeaderCard content={content} say={say} leader={leader} />
        </Pick>
      ))}
    </div>
  );
};

interface CardsProps {
  readonly board: ThunderBoardProps;
  readonly cards: readonly number[];
}

const Cards = ({ board, cards }: CardsProps) => (
  <div className="tr-hand" data-kind="upgrades">
    {cards.map(card => (
      <Pick
        key={card}
        about="upgrade"
        at={card}
        label={board.say(upgradeName(board.content, card))}
        board={board}
        className="tr-hand-card"
      >
        <UpgradeCard content={board.content} say={board.say} card={card} />
      </Pick>
    ))}
  </div>
);

/** Cars with the cards that lie on them already, for their owner to see. */
const Garage = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { content, view, say, seat } = board;
  const own = view.cars.flatMap((car, at) => (car.seat === seat ? [at] : []));
  return (
    <ul className="tr-garage">
      {own.map(car => {
        const here = view.cars[car];
        const card = view.upgrades?.fitted[car] ?? NONE;
        if (here === undefined) return null;
        return (
          <li key={car} data-seat={seat} aria-label={say(carName(content, car))}>
            <CarPicture content={content} car={here} width={4} />
            <span>{card < 0 ? say({ key: 'face.noUpgrade' }) : say(upgradeName(content, card))}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The draft: the hand to choose from, and what is kept; then the cars that get the cards. */
const Draft = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { view, say } = board;
  const { hand = [], kept = [] } = view.upgrades ?? {};
  const isFitting = (view.upgrades?.hands ?? []).every(count => count === 0);
  const loose = kept.filter(card => !(view.upgrades?.fitted ?? []).includes(card));
  if (isFitting)
    return (
      <>
        <Garage board={board} />
        <Cards board={board} cards={loose} />
      </>
    );
  return (
    <>
      <Cards board={board} cards={hand} />
      {kept.length > 0 && (
        <section className="tr-kept">
          <h3>{say({ key: 'face.kept' })}</h3>
          <Cards board={board} cards={kept} />
        </section>
      )}
    </>
  );
};

const isChoosingLeaders = ({ leaders }: ThunderView): boolean => leaders !== null && !leaders.open;

const Scene = (board: ThunderBoardProps) => {
  const { view, say, asked, seat } = board;
  const isOfLeaders = isChoosingLeaders(view);
  const title = isOfLeaders ? 'face.shop.leaders' : 'face.shop.upgrades';
  const waits = asked === null && seat >= 0;
  return (
    <article className="tr-shop" data-seat={seat >= 0 ? seat : undefined} aria-labelledby="shop-title">
      <h2 id="shop-title">{say({ key: title })}</h2>
      {waits && <p className="tr-shop-waits">{say({ key: 'face.shop.waits' })}</p>}
      {isOfLeaders ? <Leaders board={board} /> : <Draft board={board} />}
    </article>
  );
};

type Told = ChoiceProps<ThunderContent, ThunderView>;

const Power = ({ say, power }: Pick<Told, 'say'> & { readonly power: string | undefined }) =>
  power === undefined ? null : <small className="tr-shop-choice">{say({ key: `power.${power}` })}</small>;

/** What a leader or a card does, on the button that takes it. */
const LeaderFacts = ({ content, say, choice }: Told) => <Power say={say} power={content.leaders[choice]?.power} />;
const UpgradeFacts = ({ content, say, choice }: Told) => <Power say={say} power={content.upgrades[choice]?.power} />;

export const SHOP_FACTS = {
  'chooseLeader.choose': LeaderFacts,
  'pick.choose': UpgradeFacts,
  'fit.choose': UpgradeFacts,
};

/** Part 12: leaders and upgrades are chosen before the race, by all at once. */
export const shopping: Shop = {
  isOn: view => isChoosingLeaders(view) || (view.upgrades !== null && !view.upgrades.open),
  isEnd: () => false,
  Scene,
};
