import branch from 'icon:crossroad';
import playButton from 'icon:play-button';
import type { Rules } from '@lastroad/kernel';
import { Button, type Guide } from '@lastroad/ui';
import { goTo, setupOf, tableOf } from '../router.ts';
import { gameStore } from '../store/browser-games.ts';
import { rememberStep } from '../store/lessons.ts';
import { branchOff } from '../table/new-game.ts';
import type { SeatPlan } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

interface LessonWaysProps {
  readonly rules: Rules;
  readonly guide: Guide;
  /** Under what name its steps are kept. */
  readonly name: string;
  readonly seats: readonly SeatPlan[];
}

/** When everything has been said: play on from there, or begin a game of one's own. */
export const LessonWays = ({ rules, guide, name, seats }: LessonWaysProps) => {
  const { t } = useWords();
  const { file, steps } = guide;
  /** Whoever goes on from the end begins anew the next time. */
  const leave = (address: string): void => {
    rememberStep(name, 0);
    goTo(address);
  };
  const playOn = (): void => {
    const made = branchOff(rules, file, steps.at(-1)?.at ?? 0, { seats, hidesSecrets: true });
    if (!made.ok) return;
    void gameStore()
      .keep(made.value, null)
      .then(() => leave(tableOf(made.value.id)));
  };
  return (
    <>
      <Button look="main" icon={branch} onPress={playOn}>
        {t('learn.playOn')}
      </Button>
      <Button icon={playButton} onPress={() => leave(setupOf(rules.id))}>
        {t('home.start')}
      </Button>
    </>
  );
};
