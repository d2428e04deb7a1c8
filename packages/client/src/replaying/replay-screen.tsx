import { isOver, type Retraced, SPECTATOR } from '@lastroad/kernel';
import type { BoardProps, Thing } from '@lastroad/ui';
import { useMemo, useState } from 'react';
import { Inspector } from '../at-table/inspector.tsx';
import { useKeys } from '../at-table/keys.ts';
import { Layout } from '../at-table/layout.tsx';
import { LogPanel } from '../at-table/log-panel.tsx';
import { Players } from '../at-table/players.tsx';
import { TopBar } from '../at-table/top-bar.tsx';
import { endingsIn } from '../at-table/use-ending.ts';
import { PHONE, useMedia } from '../at-table/use-media.ts';
import { type LoadedGame, offerOf } from '../games/registry.ts';
import { seatFaces, useGameSay } from '../games/use-game.ts';
import type { KeptGame } from '../store/kept-game.ts';
import { linesFor } from '../table/log.ts';
import { roundStarts } from '../table/round-starts.ts';
import { peopleAt } from '../table/seating.ts';
import { useWords } from '../words/words.tsx';
import { Controls } from './controls.tsx';
import { usePlayer } from './use-player.ts';

interface ReplayScreenProps {
  readonly kept: KeptGame;
  readonly game: LoadedGame;
  readonly played: Retraced;
}

/** Lines of the log around the present: enough to jump by, few enough to draw at every step. */
const [LINES_BACK, LINES_AHEAD] = [40, 20];

const NOTHING: readonly Thing[] = [];
const nothing = (): void => {};

/** Whose eyes a reader may borrow: everybody's once the game is over, before that only their own. */
const eyesOf = (kept: KeptGame, over: boolean): readonly number[] => {
  const people = peopleAt(kept.seats);
  const seats = over ? kept.seats.map((_, seat) => seat) : people.length === 1 ? people : [];
  return [SPECTATOR, ...seats];
};

export const ReplayScreen = ({ kept, game, played }: ReplayScreenProps) => {
  const { t } = useWords();
  const { rules, face } = game;
  const { match, positions } = played;
  const say = useGameSay(game, kept.seats);
  const over = isOver(match.g);
  const player = usePlayer(positions.length - 1);
  const allEyes = eyesOf(kept, over);
  const [eyes, setEyes] = useState<number>(allEyes[1] ?? SPECTATOR);
  const [reveals, setReveals] = useState(false);
  const [highlight, setHighlight] = useState<readonly Thing[]>(NOTHING);
  const [inspected, setInspected] = useState<Thing | null>(null);
  const isTall = useMedia(PHONE);
  const { at } = player;
  const starts = useMemo(() => roundStarts(rules, face, positions), [rules, face, positions]);
  const g = positions[at] ?? match.g;
  useKeys(key => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => player.go(at - 1),
      ArrowRight: () => player.go(at + 1),
      ' ': player.toggle,
      PageUp: () => player.go(starts.findLast(([, start]) => start < at)?.[1] ?? 0),
      PageDown: () => player.go(starts.find(([, start]) => start > at)?.[1] ?? positions.length - 1),
      Home: () => player.go(0),
      End: () => player.go(positions.length - 1),
    };
    keys[key]?.();
    return key in keys;
  });
  const log = useMemo(() => linesFor(match, eyes), [match, eyes]);
  const happened = log.findLastIndex(line => line.at <= at) + 1;
  const shown = useMemo(() => log.slice(Math.max(0, happened - LINES_BACK), happened + LINES_AHEAD), [log, happened]);
  const lines = shown.filter(line => line.at === at);
  const props: BoardProps = {
    content: g.content,
    view: rules.view(g, eyes),
    seat: eyes,
    seats: seatFaces(kept.seats),
    say,
    asked: null,
    events: lines.map(line => line.event),
    step: at,
    preview: null,
    highlight,
    shape: isTall ? 'tall' : 'wide',
    revealed: over && reveals ? kept.seats.map((_, seat) => rules.view(g, seat)) : null,
    onPreview: nothing,
    onChoose: nothing,
    onAsk: nothing,
    onInspect: setInspected,
  };
  const { Board, Mat, Status, interlude } = face;
  const ending = endingsIn(lines, interlude).at(-1);
  const Scene = interlude && (ending !== undefined || interlude.isOn(props.view)) ? interlude.Scene : null;
  const offer = offerOf(rules.id);
  return (
    <>
      <Layout
        top={
          <TopBar
            title={`${offer === undefined ? rules.id : t(`game.${offer.id}.title`)} · ${t('replay')}`}
            status={<Status {...props} />}
            menu={null}
          />
        }
        players={
          <Players face={face} facts={props} waitingFor={rules.waitingFor(g)} result={null} onInspect={setInspected} />
        }
        board={<Board {...props} />}
        mat={Mat === undefined ? null : <Mat {...props} />}
        interlude={Scene && <Scene {...props} events={ending?.events ?? []} />}
        question={
          <Controls
            kept={kept}
            game={game}
            played={played}
            player={player}
            starts={starts}
            eyes={eyes}
            allEyes={allEyes}
            onEyes={setEyes}
            reveals={over ? reveals : null}
            onReveals={setReveals}
          />
        }
        log={
          <LogPanel
            log={shown}
            present={at}
            face={face}
            say={say}
            onPoint={setHighlight}
            onInspect={setInspected}
            onJump={player.go}
          />
        }
        news={happened}
      />
      <Inspector
        face={face}
        content={g.content}
        view={props.view}
        thing={inspected}
        say={say}
        onClose={() => setInspected(null)}
      />
    </>
  );
};
