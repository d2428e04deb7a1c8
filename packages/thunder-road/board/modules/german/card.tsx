import crosshair from 'icon:crosshair';
import { Icon } from '@lastroad/ui';
import type { ThunderContent } from '../../../src/index.ts';
import { CARDS, isCard } from '../../../src/verbs/dice.ts';
import type { ThunderBoardProps } from '../../props.ts';

interface CardProps {
  readonly content: ThunderContent;
  readonly die: number;
  readonly say: ThunderBoardProps['say'];
  /** As small as a line of text. */
  readonly isSmall?: boolean;
}

const lookOf = (isSmall: boolean): string => (isSmall ? 'tr-card tr-card-small' : 'tr-card');

/** A card that stands for a die: its value, and whom it hits as a shot. In somebody else's hand only its back is seen. */
export const Card = ({ content, die, say, isSmall = false }: CardProps) => {
  if (!isCard(die) || content.deck[die - CARDS] === undefined) {
    const words = say({ key: 'face.cardBack' });
    return <span className={`${lookOf(isSmall)} tr-card-back`} role="img" aria-label={words} title={words} />;
  }
  const { value, face } = content.deck[die - CARDS] ?? { value: 0, face: '' };
  const words = say({ key: 'face.card', values: { die: value, sizes: face.split('').join(' ') } });
  return (
    <span className={lookOf(isSmall)} role="img" aria-label={words} title={words}>
      <b>{value}</b>
      <span className="tr-card-shot">
        {!isSmall && <Icon path={crosshair} size={0.8} />}
        {face}
      </span>
    </span>
  );
};
