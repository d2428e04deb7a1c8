import { Icon } from '@lastroad/ui';
import { type Car, FACE_DOWN, NONE } from '../../../src/state.ts';
import { upgradeName } from '../../../src/view/names.ts';
import type { ThunderBoardProps } from '../../props.ts';
import { UPGRADE_ICONS } from './art.ts';

/** The upgrade on a dashboard: awake or asleep at a glance, with the tokens left on it. A press tells more. */
export const Fitted = ({ board, car }: { readonly board: ThunderBoardProps; readonly car: Car }) => {
  const { content, view, say, onInspect } = board;
  const { fitted = [], asleep = [], charges = [], open = false } = view.upgrades ?? {};
  const card = fitted[car] ?? NONE;
  const row = content.upgrades[card];
  if (!open || card === FACE_DOWN || row === undefined) return null;
  const isAsleep = asleep[car] ?? false;
  const name = say(upgradeName(content, card));
  const state = isAsleep ? `${name}: ${say({ key: 'face.asleep' })}` : name;
  const left = charges[car] ?? 0;
  return (
    <button
      type="button"
      className="tr-fitted"
      data-asleep={isAsleep || undefined}
      title={say({ key: `power.${row.power}` })}
      aria-label={`${state}. ${say({ key: `power.${row.power}` })}`}
      onClick={() => onInspect({ about: 'upgrade', at: card })}
    >
      <Icon path={UPGRADE_ICONS[row.power] ?? ''} size={1.5} />
      <span>
        {name}
        {isAsleep && <small>{say({ key: 'face.asleep' })}</small>}
      </span>
      {left > 0 && (
        <i role="img" aria-label={say({ key: 'screen.charges', values: { count: left } })}>
          {'●'.repeat(left)}
        </i>
      )}
    </button>
  );
};
