import type { GameFace, Thing } from '@lastroad/ui';
import { Arrive, Panel, SeatMark } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { Button } from 'react-aria-components';
import type { LogLine } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

interface LogPanelProps {
  readonly log: readonly LogLine[];
  readonly face: GameFace;
  readonly say: Say;
  onPoint(things: readonly Thing[]): void;
  onInspect(thing: Thing): void;
  /** In a replay a line leads to its moment. */
  onJump?(at: number): void;
}

/** Older lines are in the replay; so many are enough to look back. */
const SHOWN = 120;

/** What happened, newest first. Pointing at a line shows on the board what it speaks of. */
export const LogPanel = ({ log, face, say, onPoint, onInspect, onJump }: LogPanelProps) => {
  const { t } = useWords();
  const shown = log.slice(-SHOWN).reverse();
  const line = ({ seat, words, event, at }: LogLine, number: number) => {
    const things = face.thingsIn?.(event) ?? [];
    const press = (): void => {
      if (onJump !== undefined) onJump(at);
      else if (things[0] !== undefined) onInspect(things[0]);
    };
    const text = (
      <>
        <SeatMark seat={seat} size={0.75} />
        <span>{say(words)}</span>
      </>
    );
    return (
      <li key={number}>
        <Arrive how={number === log.length ? 'drop' : 'fade'}>
          {things.length > 0 || onJump !== undefined ? (
            <Button
              className="log-line"
              onPress={press}
              onHoverChange={over => onPoint(over ? things : [])}
              onFocusChange={over => onPoint(over ? things : [])}
            >
              {text}
            </Button>
          ) : (
            <p className="log-line">{text}</p>
          )}
        </Arrive>
      </li>
    );
  };
  return (
    <Panel className="log" title={t('table.log')}>
      {log.length === 0 ? (
        <p className="log-empty">{t('table.logEmpty')}</p>
      ) : (
        <ol tabIndex={0} aria-label={t('table.log')}>
          {shown.map((each, i) => line(each, log.length - i))}
        </ol>
      )}
    </Panel>
  );
};
