import food from 'icon:canned-fish';
import items from 'icon:cardboard-box-closed';
import damage from 'icon:cracked-shield';
import evade from 'icon:dodging';
import ammo from 'icon:heavy-bullets';
import fuel from 'icon:jerrycan';
import road from 'icon:path-distance';
import person from 'icon:person';
import star from 'icon:round-star';
import { Icon } from '@lastroad/ui';
import { memo } from 'react';
import { AMMO, DAMAGE, FOOD, FUEL, type Token } from '../src/state.ts';
import { cardName } from '../src/view/names.ts';
import type { PlayerView } from '../src/view/view.ts';
import { ZONES } from './mat/crew.tsx';
import type { AuroraFaceProps } from './props.ts';

export const countOf = ({ cargo }: PlayerView, token: Token): number => cargo.filter(held => held === token).length;

export const pointsOf = ({ score }: PlayerView): number => Object.values(score).reduce((sum, part) => sum + part, 0);

interface SeatFactsProps extends AuroraFaceProps {
  readonly owner: number;
}

/** A player's essentials. */
const SeatFacts = ({ view, content, owner, say }: SeatFactsProps) => {
  const player = view.players[owner];
  if (player === undefined) return null;
  if (player.out) return <p className="player-facts">{say({ key: 'face.outOfGame' })}</p>;
  const fact = (icon: string, key: string, value: number, className = '') => (
    <span className={className} title={say({ key })}>
      <Icon path={icon} size={1} label={say({ key })} />
      <b key={value} className="la-tick">
        {value}
      </b>
    </span>
  );
  const crewTitle = (card: number, skill: number, zone: string): string =>
    say({
      key: 'face.survivorIn',
      values: { card: cardName(content, card), skill, zone: { key: `face.zone.${zone}` } },
    });
  return (
    <div className="la-seat">
      <p className="player-facts">
        {fact(star, 'face.fameLabel', player.fame, 'la-fame')}
        {fact(road, 'face.positionLabel', content.map.nodes[player.node]?.rank ?? 0)}
        {fact(items, 'face.itemsLabel', player.items.length, 'la-more')}
        {view.pvp !== null &&
          fact(evade, 'face.evade', content.pvpCard.evade[view.pvp.evade[owner] ?? 0] ?? 0, 'la-evade')}
        <b className="la-points" title={say({ key: 'face.scoreNow', values: { points: pointsOf(player) } })}>
          <span className="unseen">{say({ key: 'face.score' })} </span>
          {pointsOf(player)}
        </b>
      </p>
      <p className="player-facts la-stores">
        {fact(fuel, 'token.fuel', countOf(player, FUEL), 'la-fuel')}
        {fact(food, 'token.food', countOf(player, FOOD), 'la-food')}
        {fact(ammo, 'token.ammo', countOf(player, AMMO), 'la-ammo')}
        {fact(damage, 'face.damageLabel', countOf(player, DAMAGE), 'la-damage')}
      </p>
      <p className="la-crew-strip">
        {ZONES.map(zone =>
          player[zone].map(({ card, skill }) => (
            <span key={card} data-zone={zone} title={crewTitle(card, skill, zone)}>
              <Icon path={person} size={0.9} label={crewTitle(card, skill, zone)} />
            </span>
          )),
        )}
      </p>
    </div>
  );
};

/** What happens to others leaves a player's line as it is. */
const looksTheSame = (a: SeatFactsProps, b: SeatFactsProps): boolean =>
  a.owner === b.owner &&
  a.view.players[a.owner] === b.view.players[b.owner] &&
  a.view.pvp?.evade[a.owner] === b.view.pvp?.evade[b.owner] &&
  a.content === b.content &&
  a.say === b.say;

export const Seat = memo(SeatFacts, looksTheSame);
