import type { Message } from '@lastroad/kernel';
import type { ConvoyCard } from '../cards.ts';
import { TILE_KINDS } from '../cards.ts';
import { automaLines } from '../modules/automa/view.ts';
import { deckLines } from '../modules/deck/view.ts';
import { minesLine } from '../modules/mines/view.ts';
import { tracksLine } from '../modules/pvp/view.ts';
import { AUTOMA, type AuroraContent, type Card, NONE } from '../state.ts';
import {
  cardName,
  cardShown,
  itemName,
  roadEnds,
  tokenList,
  tokenName,
  waypointName,
  whoLetter,
  whoName,
} from './names.ts';
import { storyLines } from './story-lines.ts';
import type { AuroraView, PlayerView, SurvivorView } from './view.ts';
import { FACE_DOWN } from './view.ts';

type Say = (message: Message) => string;

const counted = (count: number, what: string | null, say: Say): string =>
  what === null ? `${count}` : say({ key: 'screen.counted', values: { count, what } });

/** One line for each region: waypoints, convoys (=1), tiles, docks, the Aurora (*). */
const mapLines = (content: AuroraContent, v: AuroraView, say: Say): string[] => {
  const { nodes, docks } = content.map;
  const ship = docks[v.red ? 1 : 0][v.dock];
  const names = [0, 1, 2].map(region => say({ key: `region.${region}` }));
  const width = Math.max(...names.map(name => name.length)) + 1;
  return names.map((name, region) => {
    const spots = nodes.flatMap((node, i) => {
      if (node.region !== region) return [];
      const here = v.track.filter(who => nodeOf(v, who) === i).map(who => `=${whoLetter(who)}`);
      const tile = v.tiles[i] === NONE ? '' : `:${say({ key: `token.${TILE_KINDS[v.tiles[i]]}` })}`;
      const dock = docks[0].includes(i) ? `w${docks[0].indexOf(i) + 1}` : '';
      const red = docks[1].includes(i) ? `r${docks[1].indexOf(i) + 1}` : '';
      return [`${waypointName(content, i)}${tile}${dock}${red}${here.join('')}${i === ship ? '*' : ''}`];
    });
    const enemies = v.enemies
      .filter(enemy => enemy.region === region)
      .map(enemy => {
        const marks = enemy.targets.map(whoLetter).join('');
        const shield = enemy.shield === 0 ? '' : `(${enemy.worn}/${enemy.shield}) `;
        return `  ! ${say(cardName(content, enemy.card))} ${shield}${enemy.damage}/${enemy.boxes} [${marks.padEnd(4, '-')}]`;
      });
    return [`${name.padEnd(width)}${spots.join(' ')}`, ...enemies].join('\n');
  });
};

const nodeOf = (v: AuroraView, who: number): number =>
  who === AUTOMA ? (v.automa?.node ?? NONE) : v.players[who].node;

const roadLine = (content: AuroraContent, v: AuroraView, say: Say): string => {
  const shortcuts = content.map.roads.flatMap((road, i) => {
    if (road.kind === 'main') return [];
    const { from, to } = roadEnds(content, i);
    const harm = `${'d'.repeat(road.damage)}${'c'.repeat(road.contamination)}`;
    const closed = v.closed.includes(i) ? ` ${say({ key: 'screen.closed' })}` : '';
    return [`${from}>${to} ${say({ key: `screen.road.${road.kind}` })}${harm && ` ${harm}`}${closed}`];
  });
  const roads = say({ key: 'screen.roads', values: { roads: shortcuts.join(' | ') } });
  return v.mines === null ? roads : roads + minesLine(content, v.mines, say);
};

const cardDetail = (content: AuroraContent, card: Card, goods: readonly (readonly number[])[], say: Say): string => {
  const data = content.cards[card];
  switch (data.kind) {
    case 'location': {
      const effect = data.effect === 'none' ? '' : ` ${say({ key: `screen.effect.${data.effect}` })}`;
      return `[${say(tokenList(goods[0]))} | ${say(tokenList(goods[1]))}]${effect}`;
    }
    case 'encounter':
      return `[${say(tokenList(goods[0]))}]`;
    case 'survivor':
      return say({ key: 'screen.survivor', values: { skill: data.skill, text: { key: `text.${data.power}` } } });
    case 'truck': {
      const engine = say({ key: 'screen.truck', values: { speed: data.speed, towing: data.towing } });
      return `${engine}${data.tracks ? ` ${say({ key: 'slot.tracks' })}` : ''} ${slotList(data, say)}`;
    }
    case 'trailer':
    case 'device':
      return `${say({ key: `screen.${data.kind}` })} ${slotList(data, say)}`;
    default:
      return say({ key: `screen.${data.kind}` });
  }
};

const slotList = (data: ConvoyCard, say: Say): string =>
  data.slots.map(kind => say({ key: `slot.${kind}` })).join(', ');

const rowLines = (content: AuroraContent, v: AuroraView, say: Say): string[] =>
  v.row.map((card, space) => {
    const { cost, bonus } = content.map.spaces[space];
    const goods = [v.goods[space * 2], v.goods[space * 2 + 1]];
    const what = card === NONE ? '–' : `${say(cardName(content, card))}  ${cardDetail(content, card, goods, say)}`;
    const bonuses = bonus.map(name => say({ key: `choice.bonus.${name}` })).join(' / ');
    return `  ${say({ key: 'screen.space', values: { space: space + 1, cost, bonus: bonuses } })}\n      ${what}`;
  });

const survivorText = (content: AuroraContent, s: SurvivorView, say: Say): string =>
  `${say(cardName(content, s.card))} ${s.skill}${'c'.repeat(s.contamination)}${'f'.repeat(s.food)}`;

const convoyText = (content: AuroraContent, v: AuroraView, player: PlayerView, say: Say): string =>
  player.convoy
    .flatMap((card, position) => {
      if (card === NONE) return [];
      const data = cardShown(content, v.stories?.archived ?? [], card);
      const slots = data.slots.map((kind, i) => {
        const token = player.cargo[position * 8 + i];
        return `${say({ key: `slot.${kind}` })}${token === 0 ? '' : `=${say(tokenName(token))}`}`;
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
  const who = whoName(seat);
  if (player.out) return `${mark} ${say({ key: 'screen.out', values: { who } })}`;
  const zone = (list: readonly SurvivorView[]): string =>
    list.map(s => survivorText(content, s, say)).join(', ') || '–';
  const zones = { active: zone(player.active), rest: zone(player.rest), exhausted: zone(player.exhausted) };
  const items = player.items.map(item => (item === FACE_DOWN ? '▒' : say(itemName(content, item)))).join(', ') || '–';
  const { node, fame, targets } = player;
  return [
    `${mark} ${say({ key: 'screen.player', values: { who, node, fame, points: total(player), targets, items } })}`,
    `    ${say({ key: 'screen.zones', values: zones })}`,
    ...(v.pvp === null ? [] : [`    ${tracksLine(content, v.pvp, seat, say)}`]),
    convoyText(content, v, player, say),
  ].join('\n');
};

const headLine = (v: AuroraView, say: Say): string =>
  say({
    key: 'screen.head',
    values: {
      round: v.round,
      phase: { key: `phase.${v.phase}` },
      line: v.red ? 'red' : 'white',
      dock: v.dock + 1,
      order: v.track.map(whoLetter).join(' '),
      deck: counted(v.deckSize, v.deckPeriod, say),
      items: v.itemDeckSize,
      loot: v.lootDeckSize,
      outcomes: counted(v.outcomeDeckSize, v.outcomeBack && say({ key: `area.${v.outcomeBack}` }), say),
    },
  });

/** A view as a page of text. */
export const screen = (content: AuroraContent, v: AuroraView, say: Say): string =>
  [
    headLine(v, say),
    ...mapLines(content, v, say),
    roadLine(content, v, say),
    say({ key: 'screen.row' }),
    ...rowLines(content, v, say),
    ...v.players.map((player, seat) => playerLines(content, v, player, seat, say)),
    ...automaLines(content, v.automa, say),
    ...deckLines(content, v.frozenDeck, say),
    ...storyLines(content, v.stories, say),
  ].join('\n');
