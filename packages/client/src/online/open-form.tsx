import world from 'icon:world';
import { Button, Panel, SeatMark } from '@lastroad/ui';
import { speaker } from '@lastroad/words';
import { useMemo, useState } from 'react';
import type { LoadedGame } from '../games/registry.ts';
import { Segments, Switch } from '../parts/controls.tsx';
import { refusalIn } from '../parts/refusals.ts';
import { goTo, onlineOf } from '../router.ts';
import { ModuleList } from '../setup/module-list.tsx';
import { wishesOf } from '../setup/offered.ts';
import { OptionList } from '../setup/option-list.tsx';
import { OwnersPack } from '../setup/owners-pack.tsx';
import { usePlan } from '../setup/plan.ts';
import { SeatLessons } from '../setup/seat-lessons.tsx';
import { SeatWishes } from '../setup/seat-wishes.tsx';
import { useWords } from '../words/words.tsx';
import { NameField } from './name-field.tsx';
import { PACES } from './paces.ts';
import { nameHere } from './seats-here.ts';
import { ask } from './server.ts';
import { sitDown } from './sitting.ts';

/** Whoever opens a table sits in the first seat, and may stand up again. */
const FIRST_SEAT = 0;

/** The setup of a game on the server: what a game here is asked for, one's name, the clock, and who may find it. */
export const OpenForm = ({ game }: { readonly game: LoadedGame }) => {
  const { t, language } = useWords();
  const { rules, face, words } = game;
  const say = useMemo(() => speaker(words, language), [words, language]);
  const { options, pack, setOption, setPack } = usePlan(rules, t, 'random');
  const [listed, setListed] = useState(true);
  const [clock, setClock] = useState('none');
  const [name, setName] = useState(nameHere);
  const [trouble, setTrouble] = useState<string | null>(null);
  const clean = name.trim();
  const open = async (): Promise<void> => {
    const made = await ask('create', '', {
      game: rules.id,
      options,
      ...(pack !== null && { pack }),
      listed,
      pace: PACES[clock]?.pace ?? { kind: 'none' },
    });
    if (!made.ok) return setTrouble(refusalIn(t, made));
    // If that fails, the room says why not when it is tried again there.
    await sitDown(made.value, clean, FIRST_SEAT);
    goTo(onlineOf(made.value.id));
  };
  return (
    <div className="setup-parts">
      <Panel title={t('setup.seats')} className="setup-seats setup-online">
        <OptionList rules={rules} say={say} only={['seats']} options={options} onChange={setOption} />
        {wishesOf(rules.settings, FIRST_SEAT).length > 0 && (
          <ul className="seat-list">
            {Array.from({ length: Number(options['seats']) }, (_, seat) => (
              <li key={seat} className="seat-row" data-seat={seat}>
                <SeatMark seat={seat} size={1.4} />
                <SeatWishes game={game} say={say} options={options} seat={seat} onChange={setOption} />
              </li>
            ))}
          </ul>
        )}
        <SeatLessons rules={rules} say={say} />
        <NameField name={name} onChange={setName} />
        <Segments
          label={t('online.clock')}
          values={Object.entries(PACES).map(([value, pace]) => ({ value, words: t(pace.words) }))}
          value={clock}
          onChange={setClock}
        />
        <p className="room-note">{t('online.clockNote')}</p>
        <Switch isSelected={listed} onChange={setListed} label={t('online.listed')} note={t('online.listedNote')} />
      </Panel>
      <ModuleList game={game} say={say} options={options} onChange={setOption} />
      <Panel title={t('setup.options')} className="setup-options">
        <OptionList rules={rules} say={say} main={face.mainSettings} options={options} onChange={setOption} />
      </Panel>
      <Panel title={t('pack.title')} className="setup-pack">
        <OwnersPack rules={rules} options={options} onPack={setPack} note={t('online.packText')} />
      </Panel>
      <div className="setup-start">
        {trouble !== null && (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
        <Button look="main" icon={world} isDisabled={clean === ''} onPress={() => void open()}>
          {t('online.openTable')}
        </Button>
      </div>
    </div>
  );
};
