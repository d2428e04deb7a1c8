import type { Content } from '@lastroad/kernel';
import { useEffect, useState } from 'react';
import { type LoadedGame, offerOf } from '../games/registry.ts';
import { useGameSay } from '../games/use-game.ts';
import { fileNameOf, saveText } from '../parts/files.ts';
import { play } from '../sound/sounds.ts';
import type { Snapshot, Table, Trouble } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { Announcer } from './announcer.tsx';
import { Asking } from './asking.tsx';
import { Inspector } from './inspector.tsx';
import { Layout } from './layout.tsx';
import { LogPanel } from './log-panel.tsx';
import { Players } from './players.tsx';
import { Score } from './score.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TableMenu } from './table-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useHandling } from './use-handling.ts';
import { PHONE, useMedia } from './use-media.ts';
import { useTableKeys } from './use-table-keys.ts';
import { boardProps, useAsked } from './use-told.ts';
import { useWays } from './use-ways.ts';
import { WhyNotSheet } from './why-not.tsx';

interface TableScreenProps {
  readonly id: string;
  readonly table: Table;
  readonly now: Snapshot;
  readonly trouble: Trouble | null;
  readonly game: LoadedGame;
  readonly content: Content;
}

/** Everything at the table of a running or finished game. */
export const TableScreen = ({ id, table, now, trouble, game, content }: TableScreenProps) => {
  const { t } = useWords();
  const { face } = game;
  const say = useGameSay(game, now.seats);
  const asked = useAsked(now.question, say);
  const hand = useHandling(table, now);
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

  const told = boardProps(content, now, asked, hand, say, useMedia(PHONE) ? 'tall' : 'wide');
  const onUndo = now.canUndo ? () => void table.undo() : null;
  const onRedo = now.canRedo ? () => void table.redo() : null;
  const onHint = table.hint === undefined ? undefined : now.question === null ? null : hand.hint;
  const saveFile = (): void => void table.gameFile().then(text => saveText(fileNameOf(id), text));
  const ways = useWays({ id, table, saveFile, showKeys: () => setShowsKeys(true) });
  useTableKeys({ table, now, hand, onUndo, onRedo, onHint, openMenu: setMenuOpen, showKeys: setShowsKeys });

  const { Board, Mat, Status } = face;
  const offer = offerOf(now.game);
  return (
    <>
      <Layout
        top={
          <TopBar
            title={offer === undefined ? now.game : t(`game.${offer.id}.title`)}
            status={<Status {...told} />}
            onUndo={onUndo}
            onRedo={onRedo}
            {...(onHint !== undefined && { onHint })}
            menu={<TableMenu ways={ways} isOpen={menuOpen} onOpenChange={setMenuOpen} />}
          />
        }
        players={<Players face={face} told={told} waitingFor={now.waitingFor} result={now.result} />}
        board={<Board {...told} />}
        mat={Mat === undefined ? null : <Mat {...told} />}
        question={
          <Asking
            table={table}
            now={now}
            asked={asked}
            trouble={trouble}
            face={face}
            content={content}
            hand={hand}
            say={say}
            onUndo={onUndo}
            onScore={() => setShowsScore(true)}
          />
        }
        log={<LogPanel log={now.log} face={face} say={say} onPoint={hand.setHighlight} onInspect={hand.setInspected} />}
        news={now.log.length}
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
        id={id}
        table={table}
        now={now}
        face={face}
        content={content}
        say={say}
        isOpen={showsScore && hand.inspected === null}
        onSave={saveFile}
        onClose={() => setShowsScore(false)}
      />
    </>
  );
};
