import { speaker } from '@lastroad/words';
import '../styles/table.css';
import type { Guide } from '@lastroad/ui';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { TableScreen } from '../at-table/table-screen.tsx';
import { type LoadedGame, loadGuide, loadLesson, type Offer, offerOf } from '../games/registry.ts';
import { useContent, useGame } from '../games/use-game.ts';
import { type GuidedTable, openGuidedTable } from '../learning/guided-table.ts';
import { LessonPanel } from '../learning/lesson-panel.tsx';
import { LessonWays } from '../learning/lesson-ways.tsx';
import { guideName, rememberStep, stepHere } from '../store/lessons.ts';
import { pauseAt, useSettings } from '../store/settings.ts';
import type { SeatPlan } from '../table/table.ts';
import { USUAL_LEVEL } from '../thinking/levels.ts';
import { useWords } from '../words/words.tsx';
import { useWorld } from '../world-context.ts';
import { Lost } from './lost.tsx';
import { useTitle } from './title.tsx';
import { Waiting } from './waiting.tsx';

/** The learner and as many bots as the recorded game had others. */
const useSeats = ({ file, learner }: Guide): readonly SeatPlan[] => {
  const { t } = useWords();
  const count = file.fairness.nonces.length;
  return useMemo(
    () =>
      Array.from({ length: count }, (_, seat) =>
        seat === learner
          ? { name: t('setup.playerName', { number: seat + 1 }), level: null }
          : { name: t('setup.botName', { number: seat + 1 }), level: USUAL_LEVEL },
      ),
    [count, learner, t],
  );
};

interface LearningProps {
  readonly game: LoadedGame;
  /** Under what name the steps of the guide are kept. */
  readonly name: string;
  readonly guide: Guide;
  readonly seats: readonly SeatPlan[];
}

const AtTable = ({ table, game, name, guide, seats }: LearningProps & { readonly table: GuidedTable }) => {
  const { language } = useWords();
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const lesson = useSyncExternalStore(table.subscribe, table.getLesson);
  const { options, pack } = state.stage === 'open' ? state.now : guide.file;
  const content = useContent(game, options, pack);
  const say = useMemo(() => speaker(guide.words[language], language), [guide, language]);
  if (state.stage !== 'open' || content === null) return null;
  const ways = <LessonWays rules={game.rules} guide={guide} name={name} seats={seats} />;
  return (
    <TableScreen
      id={`learn-${game.rules.id}`}
      table={table}
      now={state.now}
      trouble={state.trouble}
      game={game}
      content={content}
      lesson={{
        panel: <LessonPanel table={table} lesson={lesson} say={say} ways={ways} />,
        choice: lesson.choice,
        look: lesson.step?.look ?? [],
        next: () => table.next(),
        back: () => table.back(),
      }}
    />
  );
};

const Learning = ({ game, name, guide }: Omit<LearningProps, 'seats'>) => {
  const seats = useSeats(guide);
  const { pace } = useSettings();
  const [table, setTable] = useState<GuidedTable | null>(null);
  useEffect(() => {
    const bookmark = { step: stepHere(name, guide.steps.length), keep: (step: number) => rememberStep(name, step) };
    const opened = openGuidedTable(game.rules, guide, seats, pauseAt(pace), bookmark);
    setTable(opened);
    return () => opened.close();
  }, [game.rules, name, guide, seats]);
  useEffect(() => table?.setPace?.(pauseAt(pace)), [table, pace]);
  return table === null ? <Waiting /> : <AtTable table={table} game={game} name={name} guide={guide} seats={seats} />;
};

/** What the page is called: the game that is learned, or the box whose news are told. */
const useLearnTitle = (offer: Offer | undefined, loaded: LoadedGame | null, lesson: string | null): string => {
  const { t, language } = useWords();
  if (offer === undefined || loaded === null) return '';
  if (lesson === null) return t('learn.title', { game: t(`game.${offer.id}.title`) });
  return t('learn.box', { box: speaker(loaded.words, language)({ key: `option.${lesson}` }) });
};

const Learn = ({ game, lesson }: { readonly game: string; readonly lesson: string | null }) => {
  const offer = offerOf(game);
  const loaded = useGame(game);
  const guide = use(lesson === null ? loadGuide(game) : loadLesson(game, lesson));
  useWorld(offer?.world ?? null);
  useTitle(useLearnTitle(offer, guide === null ? null : loaded, lesson));
  const name = guideName(game, lesson);
  if (loaded === null || guide === null) return <Lost address={`learn/${name}`} />;
  return <Learning game={loaded} name={name} guide={guide} />;
};

export default Learn;
