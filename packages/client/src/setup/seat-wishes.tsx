import { isOpen, type Options, offeredValues, type Seat, type SettingValue, wordedAs } from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import type { LoadedGame } from '../games/registry.ts';
import { Segments } from '../parts/controls.tsx';
import { wishesOf } from './offered.ts';

interface SeatWishesProps {
  readonly game: Pick<LoadedGame, 'rules' | 'face'>;
  readonly say: Say;
  readonly options: Options;
  readonly seat: Seat;
  onChange(name: string, value: SettingValue): void;
}

/** What a seat is to have, such as its crew, in words and pictures. */
export const SeatWishes = ({ game: { rules, face }, say, options, seat, onChange }: SeatWishesProps) =>
  wishesOf(rules.settings, seat)
    .filter(setting => isOpen(setting, options))
    .map(setting => {
      const { name, values, seat: of } = setting;
      const pictured = (value: SettingValue) => {
        const icon = face.seatIcons?.[`${of?.of}.${String(value)}`];
        return icon === undefined ? {} : { icon };
      };
      return (
        <Segments
          key={name}
          hideLabel
          label={`${say({ key: wordedAs(setting) })} ${seat + 1}`}
          values={offeredValues(setting).map(value => ({
            value: String(value),
            words: say({ key: `${wordedAs(setting)}.${String(value)}` }),
            ...pictured(value),
          }))}
          value={String(options[name])}
          onChange={text => onChange(name, values.find(value => String(value) === text) ?? text)}
        />
      );
    });
