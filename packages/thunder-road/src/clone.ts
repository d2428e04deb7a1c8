import { cloneGame } from '@lastroad/kernel';
import type {
  BonusState,
  CarState,
  ConditionState,
  CrewState,
  DeckState,
  LeaderState,
  Race,
  RigState,
  StrikeState,
  UpgradeState,
  WaitingState,
} from './state.ts';

const cloneCar = (car: CarState): CarState => ({
  seat: car.seat,
  model: car.model,
  at: car.at,
  entry: car.entry,
  points: car.points,
  operable: car.operable,
  burning: car.burning,
  die: car.die,
  coasts: car.coasts,
  damage: car.damage.slice(),
  lasting: car.lasting.slice(),
});

const cloneCrew = (crew: CrewState): CrewState => ({
  kind: crew.kind,
  dice: crew.dice.slice(),
  command: crew.command,
  commandDie: crew.commandDie,
  chopper: crew.chopper,
  out: crew.out,
});

const cloneRig = (rig: RigState): RigState => ({
  front: rig.front,
  steering: rig.steering,
  commands: rig.commands.slice(),
  dice: rig.dice.slice(),
  working: rig.working,
  hurt: rig.hurt.slice(),
  offRoad: rig.offRoad.slice(),
});

const cloneDeck = (deck: DeckState): DeckState => ({
  pile: deck.pile.slice(),
  discard: deck.discard.slice(),
  played: deck.played.slice(),
  shown: deck.shown,
});

const cloneConditions = (conditions: ConditionState): ConditionState => ({
  deck: conditions.deck.slice(),
  discard: conditions.discard.slice(),
  beside: conditions.beside.slice(),
});

const cloneStrikes = (strikes: StrikeState): StrikeState => ({
  rest: strikes.rest.slice(),
  held: strikes.held.slice(),
  played: strikes.played.slice(),
  working: strikes.working,
});

const cloneBonus = (bonus: BonusState): BonusState => ({
  held: bonus.held.slice(),
  spurred: bonus.spurred,
  working: bonus.working,
});

const cloneWaiting = (deck: WaitingState): WaitingState => ({
  rest: deck.rest.slice(),
  held: deck.held.slice(),
  played: deck.played.slice(),
  noted: deck.noted.slice(),
  slams: deck.slams,
  surge: deck.surge.slice(),
});

const cloneLists = (lists: readonly (readonly number[])[]): number[][] => lists.map(list => list.slice());

const cloneLeaders = (leaders: LeaderState): LeaderState => ({
  dealt: cloneLists(leaders.dealt),
  kept: leaders.kept.slice(),
  open: leaders.open,
  tokens: leaders.tokens.slice(),
  placed: cloneLists(leaders.placed),
  supply: leaders.supply,
  waiting: leaders.waiting,
  boosts: leaders.boosts.slice(),
  boosted: leaders.boosted,
  rerolled: leaders.rerolled.slice(),
});

const cloneUpgrades = (upgrades: UpgradeState): UpgradeState => ({
  hands: cloneLists(upgrades.hands),
  kept: cloneLists(upgrades.kept),
  fitted: upgrades.fitted.slice(),
  open: upgrades.open,
  charges: upgrades.charges.slice(),
  spent: upgrades.spent,
});

export const clone = (g: Race): Race => ({
  ...cloneGame(g),
  round: g.round,
  first: g.first,
  road: g.road,
  laid: g.laid,
  final: g.final,
  board: g.board.slice(),
  pile: g.pile.slice(),
  known: g.known,
  tokens: g.tokens.slice(),
  hazardPile: g.hazardPile.slice(),
  hazardDiscard: g.hazardDiscard.slice(),
  damagePile: g.damagePile.slice(),
  lastingDeck: g.lastingDeck.slice(),
  lastingDiscard: g.lastingDiscard.slice(),
  cars: g.cars.map(cloneCar),
  crews: g.crews.map(cloneCrew),
  seat: g.seat,
  active: g.active,
  nitro: g.nitro,
  drift: g.drift,
  onRoad: g.onRoad,
  salted: g.salted,
  cut: g.cut,
  entries: g.entries,
  chain: g.chain,
  winner: g.winner,
  ending: g.ending,
  ...(g.rig && { rig: cloneRig(g.rig) }),
  ...(g.leaders && { leaders: cloneLeaders(g.leaders) }),
  ...(g.upgrades && { upgrades: cloneUpgrades(g.upgrades) }),
  ...(g.conditions && { conditions: cloneConditions(g.conditions) }),
  ...(g.strikes && { strikes: cloneStrikes(g.strikes) }),
  ...(g.bounties && { bounties: cloneWaiting(g.bounties) }),
  ...(g.oneShots && { oneShots: cloneWaiting(g.oneShots) }),
  ...(g.bonus && { bonus: cloneBonus(g.bonus) }),
  ...(g.decks && { decks: g.decks.map(deck => deck && cloneDeck(deck)) }),
});
