import backwardTime from 'icon:backward-time';
import house from 'icon:house';
import laurels from 'icon:laurels';
import playButton from 'icon:play-button';
import save from 'icon:save';
import type { Content } from '@lastroad/kernel';
import type { GameFace } from '@lastroad/ui';
import { Arrive, Button, Icon, SeatMark, Sheet } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { goTo, HOME } from '../router.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { Plots } from './plots.tsx';
import { ScoreRows } from './score-rows.tsx';

interface ScoreProps {
  readonly table: Table;
  readonly now: Snapshot;
  readonly face: GameFace;
  readonly content: Content;
  readonly say: Say;
  readonly isOpen: boolean;
  onSave(): void;
  onReplay(): void;
  onAgain(): void;
  onClose(): void;
}

/** Who came where, what it was made of, and how the game went. */
export const Score = (props: ScoreProps) => {
  const { table, now, face, content, say, isOpen, onSave, onReplay, onAgain, onClose } = props;
  const { t, language } = useWords();
  const { result, seats } = now;
  if (result === null) return null;
  const order = seats.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const winners = order.filter(seat => result.places[seat] === 1).map(seat => seats[seat]?.name ?? '');
  const best = Math.max(1, ...result.scores);
  const rows = face.scoreRows?.(content, now.view) ?? [];
  return (
    <Sheet title={t('score.title')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose} wide>
      <div className="score">
        <p className="score-winner">
          <Icon path={laurels} size={2} />
          {t('score.winner', { names: new Intl.ListFormat(language).format(winners), count: winners.length })}
        </p>
        <ol className="score-list">
          {order.map((seat, i) => (
            <li key={seat} data-seat={seat}>
              <Arrive after={i * 0.12} className="score-line">
                <b className="score-place">{t('score.place', { place: result.places[seat] ?? 0 })}</b>
                <SeatMark seat={seat} size={1.2} />
                <span className="score-name">{seats[seat]?.name}</span>
                <span className="score-bar" aria-hidden="true">
                  <i style={{ width: `${(Math.max(0, result.scores[seat] ?? 0) / best) * 100}%` }} />
                </span>
                <b className="score-points">{t('score.points', { points: result.scores[seat] ?? 0 })}</b>
              </Arrive>
            </li>
          ))}
        </ol>
        <ScoreRows rows={rows} scores={result.scores} seats={seats} say={say} />
        <Plots table={table} game={now.game} face={face} content={content} say={say} seats={seats} />
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
