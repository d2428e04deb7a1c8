import playButton from 'icon:play-button';
import { Button, Panel } from '@lastroad/ui';
import { speaker } from '@lastroad/words';
import { useMemo, useState } from 'react';
import type { LoadedGame } from '../games/registry.ts';
import { Switch } from '../parts/controls.tsx';
import { refusalIn } from '../parts/refusals.ts';
import { goTo, tableOf } from '../router.ts';
import { gameStore } from '../store/browser-games.ts';
import { newGame } from '../table/new-game.ts';
import { peopleAt } from '../table/seating.ts';
import { USUAL_LEVEL } from '../thinking/levels.ts';
import { useWords } from '../words/words.tsx';
import { ModuleList } from './module-list.tsx';
import { OptionList } from './option-list.tsx';
import { OwnersPack } from './owners-pack.tsx';
import { namesAreGood, usePlan } from './plan.ts';
import { SeatLessons } from './seat-lessons.tsx';
import { SeatList } from './seat-list.tsx';
import { SeatWishes } from './seat-wishes.tsx';

export const SetupForm = ({ game }: { readonly game: LoadedGame }) => {
  const { t, language } = useWords();
  const { rules, face, words } = game;
  const say = useMemo(() => speaker(words, language), [words, language]);
  const plan = usePlan(rules, t, USUAL_LEVEL);
  const [wished, setHidesSecrets] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { options, seats, pack } = plan;
  const hidesSecrets = wished ?? face.hasSecrets(options);
  const severalPeople = peopleAt(seats).length > 1;

  const start = async (): Promise<void> => {
    const made = newGame(rules, { options, pack, seats, hidesSecrets });
    if (!made.ok) return setTrouble(refusalIn(t, made));
    await gameStore().keep(made.value, null);
    goTo(tableOf(made.value.id));
  };
  const startKept = (): void => {
    start().catch((error: unknown) => setTrouble(t('refused.not-kept', { detail: String(error) })));
  };

  return (
    <div className="setup-parts">
      <Panel title={t('setup.seats')} className="setup-seats">
        <OptionList rules={rules} say={say} only={['seats']} options={options} onChange={plan.setOption} />
        <SeatList
          seats={seats}
          onChange={plan.setSeat}
          wishes={seat => <SeatWishes game={game} say={say} options={options} seat={seat} onChange={plan.setOption} />}
        />
        <SeatLessons rules={rules} say={say} />
        {severalPeople && (
          <Switch
            isSelected={hidesSecrets}
            onChange={setHidesSecrets}
            label={t('setup.hide')}
            note={t('setup.hideNote')}
          />
        )}
      </Panel>
      <ModuleList game={game} say={say} options={options} onChange={plan.setOption} />
      <Panel title={t('setup.options')} className="setup-options">
        <OptionList rules={rules} say={say} main={face.mainSettings} options={options} onChange={plan.setOption} />
      </Panel>
      <Panel title={t('pack.title')} className="setup-pack">
        <OwnersPack rules={rules} options={options} onPack={plan.setPack} />
      </Panel>
      <div className="setup-start">
        {trouble !== null && (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
        {!namesAreGood(seats) && <p className="refusal">{t('setup.names')}</p>}
        <Button look="main" icon={playButton} isDisabled={!namesAreGood(seats)} onPress={startKept}>
          {t('setup.start')}
        </Button>
      </div>
    </div>
  );
};
