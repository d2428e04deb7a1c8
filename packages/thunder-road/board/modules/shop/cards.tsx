import star from 'icon:round-star';
import { Icon } from '@lastroad/ui';
import { rangeOf } from '../../../src/view/describe.ts';
import { leaderName, upgradeName } from '../../../src/view/names.ts';
import { COMMAND_ICONS } from '../../mat/command-icons.ts';
import type { ThunderFaceProps } from '../../props.ts';
import { FACES, UPGRADE_ICONS } from './art.ts';

type Shown = Pick<ThunderFaceProps, 'content' | 'say'>;

/** The stars at the foot of a board: its command tokens. */
export const Stars = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className="tr-stars" role="img" aria-label={label} title={label}>
    {Array.from({ length: count }, (_, i) => (
      <Icon key={i} path={star} size={1} />
    ))}
  </span>
);

/** Whoever leads a crew, as a portrait. */
export const Portrait = ({ name, size }: { readonly name: string; readonly size: number }) => (
  <span className="tr-portrait" aria-hidden="true">
    <Icon path={FACES[name] ?? ''} size={size} />
  </span>
);

/** The board of a leader, to be chosen: face, ability, the four commands and the stars. */
export const LeaderCard = ({ content, say, leader }: Shown & { readonly leader: number }) => {
  const row = content.leaders[leader];
  if (row === undefined) return null;
  return (
    <span className="tr-shop-card tr-leader-card">
      <span className="tr-shop-card-head">
        <Portrait name={row.name} size={2.6} />
        <b>{say(leaderName(content, leader))}</b>
        <Stars count={row.stars} label={say({ key: 'face.stars', values: { count: row.stars } })} />
      </span>
      <span className="tr-shop-card-text">{say({ key: `power.${row.power}` })}</span>
      <span className="tr-shop-card-list">
        {(content.leaderBoards[leader] ?? []).map(at => {
          const command = content.commands[at];
          if (command === undefined) return null;
          const { name, from, to, power } = command;
          return (
            <span key={at}>
              <Icon path={COMMAND_ICONS[power] ?? ''} size={1} />
              {say({ key: `command.${name}` })}
              <i>{say({ key: `face.range.${rangeOf(content, command)}`, values: { from, to } })}</i>
            </span>
          );
        })}
      </span>
    </span>
  );
};

/** The card of an upgrade: picture, name and what it does. */
export const UpgradeCard = ({ content, say, card }: Shown & { readonly card: number }) => {
  const row = content.upgrades[card];
  if (row === undefined) return null;
  return (
    <span className="tr-shop-card tr-upgrade-card">
      <span className="tr-shop-card-picture" aria-hidden="true">
        <Icon path={UPGRADE_ICONS[row.power] ?? ''} size={2.4} />
      </span>
      <b>{say(upgradeName(content, card))}</b>
      <span className="tr-shop-card-text">{say({ key: `power.${row.power}` })}</span>
    </span>
  );
};
