import type { Message } from '@lastroad/kernel';
import type { ConvoyCard } from '../cards.ts';
import { TILE_KINDS } from '../cards.ts';
import { AUTOMA, type AuroraContent, type Card, NONE, TOKENS } from '../state.ts';
import { cardName, itemName, tokenList } from './names.ts';
import type { AuroraView, AutomaView, PlayerView, SurvivorView } from './view.ts';
import { FACE_DOWN } from './view.ts';

type Say = (message: Message) => string;

const label = (who: number): string => (who === AUTOMA ? 'A' : String(who + 1));

/** One line for each region: waypoints, convoys (=1), tiles, docks, the Aurora (*). */
const mapLines = (content: AuroraContent, v: AuroraView, say: Say): string[] => {
  const { nodes, docks } = content.map;
  const ship = docks[v.red ? 1 : 0][v.dock];
  return [0, 1, 2].map(region => {
    const spots = nodes.flatMap((node, i) => {
      if (node.region !== region) return [];
      const here = v.track.filter(who => nodeOf(v, who) === i).map(who => `=${label(who)}`);
      const tile = v.tiles[i] === NONE ? '' : `:${TILE_KINDS[v.tiles[i]]}`;
      const dock = docks[0].includes(i) ? `w${docks[0].indexOf(i) + 1}` : '';
      const red = docks[1].includes(i) ? `r${docks[1].indexOf(i) + 1}` : '';
      return [`${i}${tile}${dock}${red}${here.join('')}${i === ship ? '*' : ''}`];
    });
    const enemies = v.enemies
      .filter(enemy => enemy.region === region)
      .map(enemy => {
        const marks = enemy.targets.map(label).join('');
        return `  ! ${say(cardName(content, enemy.card))} ${enemy.damage}/${enemy.boxes} [${marks.padEnd(4, '-')}]`;
      });
    return [`${say({ key: `region.${region}` }).padEnd(7)}${spots.join(' ')}`, ...enemies].join('\n');
  });
};

const nodeOf = (v: AuroraView, who: number): number =>
  who === AUTOMA ? (v.automa?.node ?? NONE) : v.players[who].node;

const roadLine = (content: AuroraContent, v: AuroraView): string => {
  const shortcuts = content.map.roads.flatMap((road, i) => {
    if (road.kind === 'main') return [];
    const { from, to } = content.map.ends[i];
    const harm = `${'d'.repeat(road.damage)}${'c'.repeat(road.contamination)}`;
    return [`${from}>${to} ${road.kind}${harm && ` ${harm}`}${v.closed.includes(i) ? ' closed' : ''}`];
  });
  const mines = v.mines.map((road, i) => `${content.map.roads[road].id} by ${label(v.mineOwners[i])}`);
  return `Roads  ${shortcuts.join(' | ')}${mines.length > 0 ? `   mines ${mines.join(', ')}` : ''}`;
};

const cardDetail = (content: AuroraContent, card: Card, goods: readonly (readonly number[])[], say: Say): string => {
  const data = content.cards[card];
  switch (data.kind) {
    case 'location': {
      const { effect } = data;
      return `[${say(tokenList(goods[0]))} | ${say(tokenList(goods[1]))}]${effect === 'none' ? '' : ` ${effect}`}`;
    }
    case 'encounter':
      return `[${say(tokenList(goods[0]))}]`;
    case 'survivor':
      return `skill ${data.skill}. ${say({ key: `text.${data.power}` })}`;
    case 'truck':
      return `speed ${data.speed} tows ${data.towing}${data.tracks ? ' tracks' : ''} ${slotList(data, say)}`;
    case 'trailer':
    case 'device':
      return `${data.kind} ${slotList(data, say)}`;
    default:
      return data.kind;
  }
};

const slotList = (data: ConvoyCard, say: Say): string =>
  data.slots.map(kind => say({ key: `slot.${kind}` })).join(', ');

const rowLines = (content: AuroraContent, v: AuroraView, say: Say): string[] =>
  v.row.map((card, space) => {
    const { cost, bonus } = content.map.spaces[space];
    const goods = [v.goods[space * 2], v.goods[space * 2 + 1]];
    const what = card === NONE ? '–' : `${say(cardName(content, card))}  ${cardDetail(content, card, goods, say)}`;
    return `  ${space + 1} (cost ${cost}; ${bonus.map(name => say({ key: `choice.bonus.${name}` })).join(' / ')})\n      ${what}`;
  });

const survivorText = (content: AuroraContent, s: SurvivorView, say: Say): string =>
  `${say(cardName(content, s.card))} ${s.skill}${'c'.repeat(s.contamination)}${'f'.repeat(s.food)}`;

const convoyText = (content: AuroraContent, player: PlayerView, say: Say): string =>
  player.convoy
    .flatMap((card, position) => {
      if (card === NONE) return [];
      const data = content.cards[card] as ConvoyCard;
      const slots = data.slots.map((kind, i) => {
        const token = player.cargo[position * 8 + i];
        return token === 0 ? say({ key: `slot.${kind}` }) : `${say({ key: `slot.${kind}` })}=${TOKENS[token]}`;
      });
      const above = position >= 4 ? '^' : '';
      return [
        `    ${above}${say({ key: `place.${position}` })}: ${say(cardName(content, card))} [${slots.join(', ')}]`,
      ];
    })
    .join('\n');

const total = ({ score }: PlayerView): number =>
  score.distance + score.fame + score.items + score.slots + score.abilities + score.last;

const playerLines = (content: AuroraContent, v: AuroraView, player: PlayerView, seat: number, say: Say): string => {
  const mark = seat === v.seat ? '>' : ' ';
  if (player.out) return `${mark} player ${seat + 1}: out`;
  const zone = (name: string, list: readonly SurvivorView[]): string =>
    `${name}: ${list.map(s => survivorText(content, s, say)).join(', ') || '–'}`;
  const items = player.items.map(item => (item === FACE_DOWN ? '▒' : say(itemName(content, item)))).join(', ') || '–';
  return [
    `${mark} player ${seat + 1}   at ${player.node}   fame ${player.fame}   points now ${total(player)}   targets ${player.targets}   items ${items}`,
    `    ${zone('Active', player.active)}   ${zone('Rest', player.rest)}   ${zone('Exhausted', player.exhausted)}`,
    convoyText(content, player, say),
  ].join('\n');
};

const automaLines = (content: AuroraContent, rival: AutomaView): string[] => [
  `  Automa   at ${rival.node}   fame ${rival.fame}   points now ${rival.score}   survivors ${rival.survivors}+${rival.contaminated} ill   ammo ${rival.stock[1]} food ${rival.stock[2]} fuel ${rival.stock[3]}   cards ${rival.cards}`,
  `    round column ${rival.column + 1}   face down ${rival.pile}   shown ${rival.shown.map(i => content.automaCards[i].id).join(' ') || '–'}`,
  ...content.automaBoard.rows.map((row, r) => {
    const wide = row.slots.length;
    return `    ${row.id} ${row.slots.map((slot, i) => (rival.damage[r * wide + i] ? 'X' : slot)).join(' ')}`;
  }),
];

/** A view as a page of text. */
export const screen = (content: AuroraContent, v: AuroraView, say: Say): string =>
  [
    `Round ${v.round}   ${say({ key: `phase.${v.phase}` })}   Aurora at ${v.red ? 'red' : 'white'} ${v.dock + 1}   order ${v.track.map(label).join(' ')} (leader right)   deck ${v.deckSize}${v.deckPeriod ? ` (${v.deckPeriod})` : ''}   items ${v.itemDeckSize}   loot ${v.lootDeckSize}   outcomes ${v.outcomeDeckSize}${v.outcomeBack ? ` (${say({ key: `area.${v.outcomeBack}` })})` : ''}`,
    ...mapLines(content, v, say),
    roadLine(content, v),
    'Row',
    ...rowLines(content, v, say),
    ...v.players.map((player, seat) => playerLines(content, v, player, seat, say)),
    ...(v.automa ? automaLines(content, v.automa) : []),
  ].join('\n');
