import branch from 'icon:crossroad';
import forward from 'icon:next-button';
import pauseButton from 'icon:pause-button';
import playButton from 'icon:play-button';
import backward from 'icon:previous-button';
import save from 'icon:save';
import { type Retraced, SPECTATOR } from '@lastroad/kernel';
import { Button, IconButton } from '@lastroad/ui';
import type { LoadedGame } from '../games/registry.ts';
import { Segments, Switch } from '../parts/controls.tsx';
import { saveGame } from '../parts/files.ts';
import { goTo, tableOf } from '../router.ts';
import { gameStore } from '../store/browser-games.ts';
import type { KeptGame } from '../store/kept-game.ts';
import { branchOff } from '../table/new-game.ts';
import type { RoundStart } from '../table/round-starts.ts';
import { useWords } from '../words/words.tsx';
import { Rounds } from './rounds.tsx';
import { type Player, SPEEDS } from './use-player.ts';
import { Verified } from './verified.tsx';

interface ControlsProps {
  readonly kept: KeptGame;
  readonly game: LoadedGame;
  readonly played: Retraced;
  readonly player: Player;
  readonly starts: readonly RoundStart[];
  readonly eyes: number;
  readonly allEyes: readonly number[];
  onEyes(eyes: number): void;
  /** `null`: nothing may be revealed yet. */
  readonly reveals: boolean | null;
  onReveals(reveals: boolean): void;
}

/** Moves through a game that was played: by step, by round, by itself; through anybody's eyes. */
export const Controls = (props: ControlsProps) => {
  const { kept, game, played, player, starts, eyes, allEyes, onEyes, reveals, onReveals } = props;
  const { t } = useWords();
  const { at, isRunning, speed, go, toggle, setSpeed } = player;
  const last = played.positions.length - 1;
  const goOnFromHere = (): void => {
    const made = branchOff(game.rules, kept.file, at, { seats: kept.seats, hidesSecrets: kept.hidesSecrets });
    if (made.ok)
      void gameStore()
        .keep(made.value, null)
        .then(() => goTo(tableOf(made.value.id)));
  };
  return (
    <section className="question replay" aria-labelledby="replay-title">
      <h2 id="replay-title">{t('replay.at', { at, last })}</h2>
      <Verified file={kept.file} />
      {kept.file.notes
        .filter(note => note.at === at)
        .map(note => (
          <p key={note.text} className="replay-note">
            {note.text}
          </p>
        ))}
      <div className="replay-buttons">
        <IconButton
          icon={backward}
          label={t('replay.back')}
          hint="←"
          isDisabled={at === 0}
          onPress={() => go(at - 1)}
        />
        <IconButton
          icon={isRunning ? pauseButton : playButton}
          label={t(isRunning ? 'replay.pause' : 'replay.play')}
          className="replay-play"
          onPress={toggle}
        />
        <IconButton
          icon={forward}
          label={t('replay.forward')}
          hint="→"
          isDisabled={at === last}
          onPress={() => go(at + 1)}
        />
      </div>
      <input
        type="range"
        className="replay-slider"
        aria-label={t('replay.slider')}
        min={0}
        max={last}
        value={at}
        onChange={event => go(Number(event.target.value))}
      />
      <Rounds starts={starts} at={at} onJump={go} />
      <Segments
        label={t('replay.speed')}
        values={SPEEDS.map(value => ({ value: String(value), words: `×${value}` }))}
        value={String(speed)}
        onChange={value => setSpeed(Number(value))}
      />
      <Segments
        label={t('replay.eyes')}
        values={allEyes.map(seat => ({
          value: String(seat),
          words: seat === SPECTATOR ? t('replay.spectator') : (kept.seats[seat]?.name ?? ''),
        }))}
        value={String(eyes)}
        onChange={value => onEyes(Number(value))}
      />
      {reveals !== null && <Switch isSelected={reveals} onChange={onReveals} label={t('replay.reveal')} />}
      <div className="replay-ways">
        <Button icon={branch} onPress={goOnFromHere}>
          {t('replay.branch')}
        </Button>
        <Button look="quiet" icon={save} onPress={() => saveGame(kept)}>
          {t('file.save')}
        </Button>
      </div>
    </section>
  );
};
