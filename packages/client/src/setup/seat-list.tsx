import person from 'icon:person';
import robot from 'icon:robot-antennas';
import { SeatMark } from '@lastroad/ui';
import type { ReactNode } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { Segments } from '../parts/controls.tsx';
import type { SeatPlan } from '../table/table.ts';
import { BOT_LEVELS } from '../thinking/levels.ts';
import { useWords } from '../words/words.tsx';
import { seatTakenBy } from './plan.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  onChange(plan: SeatPlan): void;
  /** What else is decided for the seat. */
  readonly children: ReactNode;
}

const HERE = 'here';

const SeatRow = ({ seat, plan, onChange, children }: SeatRowProps) => {
  const { t } = useWords();
  const kinds = [
    { value: HERE, words: t('setup.person'), icon: person },
    ...BOT_LEVELS.map(level => ({ value: level, words: t(`bot.${level}`), icon: robot })),
  ];
  return (
    <li className="seat-row" data-seat={seat}>
      <SeatMark seat={seat} size={1.4} />
      <TextField className="field seat-name" value={plan.name} onChange={name => onChange({ ...plan, name })}>
        <Label className="unseen">{t('setup.name', { number: seat + 1 })}</Label>
        <Input type="text" maxLength={24} />
      </TextField>
      <Segments
        label={t('setup.who', { number: seat + 1 })}
        hideLabel
        values={kinds}
        value={plan.level ?? HERE}
        onChange={kind => onChange(seatTakenBy(t, seat, plan, kind === HERE ? null : kind))}
      />
      {children}
    </li>
  );
};

interface SeatListProps {
  readonly seats: readonly SeatPlan[];
  onChange(seat: number, plan: SeatPlan): void;
  wishes(seat: number): ReactNode;
}

export const SeatList = ({ seats, onChange, wishes }: SeatListProps) => (
  <ul className="seat-list">
    {seats.map((plan, seat) => (
      <SeatRow key={seat} seat={seat} plan={plan} onChange={next => onChange(seat, next)}>
        {wishes(seat)}
      </SeatRow>
    ))}
  </ul>
);
