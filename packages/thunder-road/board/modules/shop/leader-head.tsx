import info from 'icon:info';
import { IconButton } from '@lastroad/ui';
import { leaderName } from '../../../src/view/names.ts';
import type { ThunderBoardProps } from '../../props.ts';
import { Portrait, Stars } from './cards.tsx';
import { leaderAt } from './leader-at.ts';

/** Above the commands of a crew: who leads it, what that is good for, and its command tokens. */
export const LeaderHead = ({ board, owner }: { readonly board: ThunderBoardProps; readonly owner: number }) => {
  const { content, view, say, onInspect } = board;
  const leader = leaderAt(view, owner);
  const row = content.leaders[leader];
  if (row === undefined) return null;
  const count = view.leaders?.tokens[owner] ?? 0;
  const name = leaderName(content, leader);
  return (
    <div className="tr-leader">
      <Portrait name={row.name} size={2} />
      <span className="tr-leader-text">
        <b>{say(name)}</b>
        <small>{say({ key: `power.${row.power}` })}</small>
      </span>
      <Stars count={count} label={say({ key: 'face.tokens', values: { count } })} />
      <IconButton
        icon={info}
        label={say({ key: 'face.about', values: { thing: name } })}
        onPress={() => onInspect({ about: 'leader', at: leader })}
      />
    </div>
  );
};
