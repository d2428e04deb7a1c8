import {
  isOpen,
  type Options,
  offeredValues,
  type Rules,
  type Seat,
  type Setting,
  type SettingValue,
  wordedAs,
} from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import type { LoadedGame } from '../games/registry.ts';
import { Segments } from '../parts/controls.tsx';

/** What a form asks for a seat: settings of that seat which leave a choice. */
export const wishesOf = ({ settings }: Pick<Rules, 'settings'>, seat: Seat): readonly Setting[] =>
  settings.filter(setting => setting.seat?.number === seat && offeredValues(setting).length > 1 && !setting.hidden);

interface SeatWishesProps {
  readonly game: Pick<LoadedGame, 'rules' | 'face'>;
  readonly say: Say;
  readonly options: Options;
  readonly seat: Seat;
  onChange(name: string, value: SettingValue): void;
}

/** What a seat is to have, such as its crew, in words and pictures. */
export const SeatWishes = ({ game: { rules, face }, say, options, seat, onChange }: SeatWishesProps) =>
  wishesOf(rules, seat)
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
