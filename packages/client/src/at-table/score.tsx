import backwardTime from 'icon:backward-time';
import house from 'icon:house';
import laurels from 'icon:laurels';
import playButton from 'icon:play-button';
import save from 'icon:save';
import type { Outcome, Seat } from '@lastroad/kernel';
import type { FaceProps, GameFace } from '@lastroad/ui';
import { Button, Icon, Sheet } from '@lastroad/ui';
import type { ReactNode } from 'react';
import { goTo, HOME } from '../router.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { Plots } from './plots.tsx';
import { finishersOf, ScoreList } from './score-list.tsx';
import { ScoreRows } from './score-rows.tsx';

interface ScoreProps {
  readonly table: Table;
  readonly now: Snapshot;
  readonly face: GameFace;
  readonly facts: FaceProps;
  readonly isOpen: boolean;
  /** What company says of a seat. */
  note?(seat: Seat): ReactNode;
  /** Who else wants to play again. */
  readonly invitation?: ReactNode;
  onSave(): void;
  onReplay(): void;
  onAgain(): void;
  onClose(): void;
}

/** Whether two with equal points have different places. */
const isTieBroken = ({ scores, places }: Outcome): boolean =>
  scores.some((score, seat) => places[scores.indexOf(score)] !== places[seat]);

/** Who came where, what it was made of, and how the game went. */
export const Score = (props: ScoreProps) => {
  const { table, now, face, facts, isOpen, note, invitation, onSave, onReplay, onAgain, onClose } = props;
  const { t, language } = useWords();
  const { result, seats } = now;
  const { content, say } = facts;
  const { Epilogue } = face;
  if (result === null) return null;
  const finishers = finishersOf(result, seats, face.rival?.(now.view) ?? null, say);
  const winners = finishers.filter(({ place }) => place === 1).map(({ name }) => name);
  const rows = face.scoreRows?.(content, now.view) ?? [];
  return (
    <Sheet title={t('score.title')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose} wide>
      <div className="score">
        <p className="score-winner">
          <Icon path={laurels} size={2} />
          {winners.length === 0
            ? t('score.nobody')
            : t('score.winner', { names: new Intl.ListFormat(language).format(winners), count: winners.length })}
        </p>
        <ScoreList finishers={finishers} hasPoints={face.hasPoints} {...(note && { note })} />
        {face.ties !== undefined && isTieBroken(result) && <p className="score-ties">{say(face.ties)}</p>}
        <ScoreRows rows={rows} scores={result.scores} seats={seats} say={say} />
        <Plots table={table} game={now.game} face={face} content={content} say={say} seats={seats} />
        {Epilogue !== undefined && <Epilogue {...facts} />}
        {invitation}
        <div className="sheet-ways">
          <Button look="main" icon={playButton} onPress={onAgain}>
            {t('score.again')}
          </Button>
          <Button icon={backwardTime} onPress={onReplay}>
            {t('replay')}
          </Button>
          <Button icon={save} onPress={onSave}>
            {t('file.save')}
          </Button>
          <Button look="quiet" icon={house} onPress={() => goTo(HOME)}>
            {t('home.link')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
};
