import type { Content, Happening } from '@lastroad/kernel';
import type { Thing } from '@lastroad/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type LoadedGame, offerOf } from '../games/registry.ts';
import { useGameSay } from '../games/use-game.ts';
import { fileNameOf, saveText } from '../parts/files.ts';
import { goTo, replayOf, setupOf } from '../router.ts';
import { play } from '../sound/sounds.ts';
import type { Snapshot, Table, Trouble } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { Announcer } from './announcer.tsx';
import { Asking } from './asking.tsx';
import type { Company } from './company.ts';
import { Inspector } from './inspector.tsx';
import { Layout } from './layout.tsx';
import { LogPanel } from './log-panel.tsx';
import { Players } from './players.tsx';
import { ReadPanel } from './read-panel.tsx';
import { Score } from './score.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TableMenu } from './table-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useAsking } from './use-asking.ts';
import { useEnding } from './use-ending.ts';
import { type AtHand, useHandling } from './use-handling.ts';
import { useLatest } from './use-latest.ts';
import { PHONE, useMedia } from './use-media.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useAsked, useBoardProps, useFacts } from './use-told.ts';
import { useWays } from './use-ways.ts';
import { WhyNotSheet } from './why-not.tsx';

/** Somebody learns the game at this table. */
interface GuidedBy {
  readonly panel: ReactNode;
  /** The choice to be made now; `null`: nothing is asked. */
  readonly choice: number | null;
  readonly look: readonly Thing[];
  next(): void;
  back(): void;
}

interface TableScreenProps {
  readonly id: string;
  readonly table: Table;
  readonly now: Snapshot;
  readonly trouble: Trouble | null;
  readonly game: LoadedGame;
  readonly content: Content;
  readonly lesson?: GuidedBy;
  /** Others who sit elsewhere. */
  readonly company?: Company;
}

const NOTHING: readonly Happening[] = [];

/** What the guide would choose is marked, and pointed at until the learner points at something else. */
const guidedHand = (own: AtHand, about: string, { choice, look }: GuidedBy): AtHand => ({
  ...own,
  preview: own.preview ?? choice,
  marked: choice,
  highlight: [...own.highlight, ...look, ...(choice === null ? [] : [{ about, at: choice }])],
});

/** Everything at the table of a running or finished game. */
export const TableScreen = ({ id, table, now, trouble, game, content, lesson, company }: TableScreenProps) => {
  const { t } = useWords();
  const { face } = game;
  const { interlude } = face;
  const say = useGameSay(game, now.seats);
  const asking = useAsking(now);
  const { ending, goOn } = useEnding(now.log, now.seq, interlude);
  const isAsked = asking === now && ending === null;
  const asked = useAsked(lesson?.choice === null ? null : asking.question, say);
  const own = useHandling(table, asking, isAsked);
  const hand = lesson === undefined || !isAsked ? own : guidedHand(own, asking.question?.about ?? '', lesson);
  const [showsScore, setShowsScore] = useState(now.over);
  const [showsKeys, setShowsKeys] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setShowsScore(now.over), [now.over]);
  useEffect(() => {
    for (const event of now.events) {
      const sound = face.soundOf?.(event);
      if (sound) play(sound);
    }
  }, [now.events, face]);

  const facts = useFacts(content, now, say);
  const told = useBoardProps(facts, now, isAsked ? asked : null, hand, useMedia(PHONE) ? 'tall' : 'wide');
  const undo = useCallback(() => void table.undo(), [table]);
  const redo = useCallback(() => void table.redo(), [table]);
  const hint = useLatest(hand.hints.toggle);
  const onUndo = now.canUndo ? undo : null;
  const onRedo = now.canRedo ? redo : null;
  const onHint = table.hint === undefined ? undefined : now.question === null ? null : hint;
  const saveFile = (): void => void table.gameFile().then(text => saveText(fileNameOf(id), text));
  const replay = company?.replay ?? (() => goTo(replayOf(id)));
  const hasFile = lesson === undefined && (company === undefined || now.over);
  const more = company?.ways ?? [];
  const ways = useWays({ id, table, hasFile, more, saveFile, replay, showKeys: () => setShowsKeys(true) });
  const onScore = (): void => setShowsScore(true);
  useTableKeys({
    table,
    now: asking,
    hand,
    ...(lesson !== undefined && { lesson }),
    onScore,
    onRead: goOn,
    onUndo,
    onRedo,
    onHint,
    openMenu: setMenuOpen,
    showKeys: setShowsKeys,
  });

  const { Board, Mat, Status } = face;
  const Scene = interlude !== undefined && (ending !== null || interlude.isOn(now.view)) ? interlude.Scene : null;
  const Facts = asked === null ? undefined : face.facts?.[asked.name];
  const offer = offerOf(now.game);
  return (
    <>
      {company?.banner}
      <Layout
        top={
          <TopBar
            title={offer === undefined ? now.game : t(`game.${offer.id}.title`)}
            status={<Status {...facts} />}
            onUndo={onUndo}
            onRedo={onRedo}
            {...(onHint !== undefined && { onHint })}
            menu={<TableMenu ways={ways} isOpen={menuOpen} onOpenChange={setMenuOpen} />}
          />
        }
        players={
          <Players
            face={face}
            facts={facts}
            waitingFor={now.waitingFor}
            result={now.result}
            onInspect={hand.setInspected}
            {...(company && { note: company.note })}
          />
        }
        board={<Board {...told} />}
        mat={Mat === undefined ? null : <Mat {...told} />}
        interlude={Scene && <Scene {...told} events={ending?.events ?? NOTHING} />}
        question={
          <>
            {lesson?.panel}
            {ending !== null && goOn !== null && <ReadPanel key={ending.at} step={ending.at} onDone={goOn} />}
            {ending === null && (lesson === undefined || lesson.choice !== null) && (
              <Asking
                table={table}
                now={asking}
                asked={asked}
                trouble={trouble}
                face={face}
                content={content}
                hand={hand}
                say={say}
                more={Facts === undefined ? null : choice => <Facts {...facts} choice={choice} />}
                onUndo={onUndo}
                onScore={onScore}
              />
            )}
          </>
        }
        log={
          <>
            {company?.talk}
            <LogPanel log={now.log} face={face} say={say} onPoint={hand.setHighlight} onInspect={hand.setInspected} />
          </>
        }
        news={now.log.length + (company?.said ?? 0)}
      />
      <Announcer now={now} say={say} />
      <WhyNotSheet found={hand.whyNot} say={say} onClose={hand.closeWhyNot} />
      <Inspector
        face={face}
        content={content}
        view={now.view}
        thing={hand.inspected}
        say={say}
        onClose={() => hand.setInspected(null)}
      />
      <Shortcuts isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      <Score
        table={table}
        now={now}
        face={face}
        facts={facts}
        isOpen={showsScore && hand.inspected === null && ending === null}
        {...(company && { note: company.gaveUp, invitation: company.invitation })}
        onSave={saveFile}
        onReplay={replay}
        onAgain={company?.again ?? (() => goTo(setupOf(now.game)))}
        onClose={() => setShowsScore(false)}
      />
    </>
  );
};
