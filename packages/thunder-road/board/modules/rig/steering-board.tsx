import wheel from 'icon:steering-wheel';
import { Icon } from '@lastroad/ui';
import type { RigView } from '../../../src/modules/rig/view.ts';
import type { ThunderBoardProps } from '../../props.ts';

/** TR-RIG-5, TR-RIG-12: the lane changes that are left in this round. */
export const SteeringBoard = ({ board, rig }: { readonly board: ThunderBoardProps; readonly rig: RigView }) => {
  const words = board.say({ key: 'screen.steering', values: { steering: rig.steering } });
  return (
    <p className="tr-steering" title={words}>
      <Icon path={wheel} size={1.8} />
      <span>{words}</span>
    </p>
  );
};
