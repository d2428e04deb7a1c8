import undoIcon from 'icon:anticlockwise-rotation';
import redoIcon from 'icon:clockwise-rotation';
import lightBulb from 'icon:light-bulb';
import soundOff from 'icon:sound-off';
import soundOn from 'icon:sound-on';
import { IconButton } from '@lastroad/ui';
import { memo, type ReactNode } from 'react';
import { Logo } from '../parts/logo.tsx';
import { HOME } from '../router.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { useWords } from '../words/words.tsx';
import { HINT_KEY, REDO_KEY, UNDO_KEY } from './keys.ts';

interface TopBarProps {
  readonly title: string;
  readonly status: ReactNode;
  /** Each is `null` while it cannot be done. */
  onUndo?: (() => void) | null;
  onRedo?: (() => void) | null;
  onHint?: (() => void) | null;
  readonly menu: ReactNode;
}

type ToolsProps = Omit<TopBarProps, 'title' | 'status'>;

/** Drawn anew only when what can be done has changed. */
const Tools = memo(({ onUndo, onRedo, onHint, menu }: ToolsProps) => {
  const { t } = useWords();
  const { sound } = useSettings();
  const button = (icon: string, label: string, hint: string, act: (() => void) | null | undefined) =>
    act !== undefined && (
      <IconButton icon={icon} label={label} hint={hint} isDisabled={act === null} onPress={() => act?.()} />
    );
  return (
    <div className="table-tools" role="toolbar" aria-label={t('table.tools')}>
      {button(undoIcon, t('undo'), UNDO_KEY, onUndo)}
      {button(redoIcon, t('redo'), REDO_KEY, onRedo)}
      {button(lightBulb, t('hint'), HINT_KEY, onHint)}
      <IconButton
        className="tool-sound"
        icon={sound ? soundOn : soundOff}
        label={t(sound ? 'sound.on' : 'sound.off')}
        onPress={() => changeSettings({ sound: !sound })}
      />
      {menu}
    </div>
  );
});

export const TopBar = ({ title, status, ...tools }: TopBarProps) => {
  const { t } = useWords();
  return (
    <header className="table-top">
      <a className="frame-logo" href={HOME} aria-label={`Lastroad: ${t('home.link')}`}>
        <Logo />
      </a>
      <h1>{title}</h1>
      <div className="table-status">{status}</div>
      <Tools {...tools} />
    </header>
  );
};
