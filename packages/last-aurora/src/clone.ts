import { cloneGame } from '@lastroad/kernel';
import type { Aurora, Automa, Enemy, FrozenDeck, Mines, Player, Pvp, Token } from './state.ts';
import type { Quest, Stories, Telling } from './stories.ts';

const cloneGoods = (goods: readonly Token[][]): Token[][] => {
  const copy: Token[][] = [];
  for (let i = 0; i < goods.length; i++) copy.push(goods[i].slice());
  return copy;
};

const clonePlayer = (p: Player): Player => ({
  fame: p.fame,
  node: p.node,
  out: p.out,
  targets: p.targets,
  mres: p.mres,
  hasHit: p.hasHit,
  convoy: p.convoy.slice(),
  cargo: p.cargo.slice(),
  active: p.active.slice(),
  rest: p.rest.slice(),
  exhausted: p.exhausted.slice(),
  items: p.items.slice(),
  fired: p.fired.slice(),
  ignored: p.ignored.slice(),
  spent: p.spent.slice(),
});

const cloneEnemy = (enemy: Enemy): Enemy => ({
  card: enemy.card,
  region: enemy.region,
  loot: enemy.loot,
  damage: enemy.damage,
  targets: enemy.targets.slice(),
  ...(enemy.worn !== undefined && { worn: enemy.worn }),
});

const cloneAutoma = (rival: Automa): Automa => ({
  fame: rival.fame,
  node: rival.node,
  column: rival.column,
  survivors: rival.survivors,
  contaminated: rival.contaminated,
  targets: rival.targets,
  stock: rival.stock.slice(),
  damage: rival.damage.slice(),
  fired: rival.fired.slice(),
  items: rival.items.slice(),
  loot: rival.loot.slice(),
  deck: rival.deck.slice(),
  pile: rival.pile.slice(),
  shown: rival.shown.slice(),
  discard: rival.discard.slice(),
  first: rival.first,
});

const cloneMines = ({ roads, owners }: Mines): Mines => ({ roads: roads.slice(), owners: owners.slice() });

const cloneDeck = ({ passengers, winds, slowed, backfire, given }: FrozenDeck): FrozenDeck => ({
  passengers: passengers.map(cards => cards.slice()),
  winds,
  slowed: slowed.slice(),
  backfire: backfire.slice(),
  given,
});

const clonePvp = ({ evade, aggression, victims }: Pvp): Pvp => ({
  evade: evade.slice(),
  aggression: aggression.slice(),
  victims: victims.map(seats => seats.slice()),
});

const cloneTelling = (telling: Telling): Telling => ({
  story: telling.story,
  seat: telling.seat,
  option: telling.option,
  ends: telling.ends.slice(),
  paid: telling.paid,
  outcome: telling.outcome,
  tale: telling.tale,
  card: telling.card,
  weapon: telling.weapon,
  involved: telling.involved.slice(),
  overtaken: telling.overtaken.slice(),
  forAutoma: telling.forAutoma,
  halts: telling.halts,
});

const cloneQuest = ({ story, option, end, seat, count, tale, round }: Quest): Quest => ({
  story,
  option,
  end,
  seat,
  count,
  tale,
  round,
});

/** What is archived, tucked away or written down never changes. */
const cloneStories = (stories: Stories): Stories => ({
  decks: stories.decks.map(deck => deck.slice()),
  period: stories.period,
  discard: stories.discard.slice(),
  unread: stories.unread.slice(),
  gone: stories.gone.slice(),
  withAutoma: stories.withAutoma.slice(),
  telling: stories.telling && cloneTelling(stories.telling),
  quests: stories.quests.map(cloneQuest),
  archived: stories.archived.slice(),
  tucked: stories.tucked.slice(),
  book: stories.book.slice(),
  peeked: stories.peeked,
  heard: stories.heard.slice(),
  halted: stories.halted,
  from: stories.from,
  speed: stories.speed.slice(),
  fed: stories.fed.slice(),
  lent: stories.lent.slice(),
  welcome: stories.welcome,
  rowChanges: stories.rowChanges.slice(),
  silenced: stories.silenced.slice(),
});

export const clone = (g: Aurora): Aurora => ({
  ...cloneGame(g),
  round: g.round,
  phase: g.phase,
  turn: g.turn,
  dock: g.dock,
  red: g.red,
  reached: g.reached,
  newcomer: g.newcomer,
  speedBonus: g.speedBonus,
  freeStart: g.freeStart,
  incendiary: g.incendiary,
  lastItem: g.lastItem,
  resolving: g.resolving,
  automa: g.automa && cloneAutoma(g.automa),
  mines: g.mines && cloneMines(g.mines),
  players: g.players.map(clonePlayer),
  track: g.track.slice(),
  tiles: g.tiles.slice(),
  closed: g.closed.slice(),
  deck: g.deck.slice(),
  discard: g.discard.slice(),
  box: g.box.slice(),
  removed: g.removed.slice(),
  lostLoot: g.lostLoot.slice(),
  row: g.row.slice(),
  goods: cloneGoods(g.goods),
  enemies: g.enemies.map(cloneEnemy),
  lootDeck: g.lootDeck.slice(),
  itemDeck: g.itemDeck.slice(),
  itemDiscard: g.itemDiscard.slice(),
  outcomeDeck: g.outcomeDeck.slice(),
  outcomeDiscard: g.outcomeDiscard.slice(),
  recentOutcomes: g.recentOutcomes.slice(),
  supply: g.supply.slice(),
  contamination: g.contamination.slice(),
  fed: g.fed.slice(),
  boost: g.boost.slice(),
  party: g.party.slice(),
  wonLoot: g.wonLoot.slice(),
  wonBy: g.wonBy.slice(),
  itemsDue: g.itemsDue.slice(),
  targetsDue: g.targetsDue.slice(),
  waitingEvents: g.waitingEvents.slice(),
  // Last, as the module lays it.
  ...(g.frozenDeck && { frozenDeck: cloneDeck(g.frozenDeck) }),
  ...(g.stories && { stories: cloneStories(g.stories) }),
  ...(g.pvp && { pvp: clonePvp(g.pvp) }),
});
