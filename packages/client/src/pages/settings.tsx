import { THEMES, type Theme, WORLDS, type World } from '@lastroad/ui';
import { Segments, Switch } from '../parts/controls.tsx';
import { play } from '../sound/sounds.ts';
import { changeSettings, PACES, TEXT_SCALES, useSettings } from '../store/settings.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';

const SettingsPage = () => {
  const { t } = useWords();
  const settings = useSettings();
  useTitle(t('settings'));
  const auto = { value: 'auto', words: t('settings.auto') };
  const languages = Object.entries(LANGUAGES).map(([value, words]) => ({ value, words }));
  const paceWords = { 0: t('pace.none'), 0.5: t('pace.slow'), 1: t('pace.usual'), 2: t('pace.fast') };
  const turnSound = (sound: boolean): void => {
    changeSettings({ sound });
    play('turn');
  };
  return (
    <div className="settings">
      <header className="page-head">
        <h1>{t('settings')}</h1>
        <p>{t('settings.line')}</p>
      </header>
      <section className="panel settings-panel">
        <Segments
          label={t('settings.language')}
          values={[auto, ...languages]}
          value={settings.language}
          onChange={value => changeSettings({ language: value as Language | 'auto' })}
        />
        <Segments
          label={t('settings.theme')}
          values={[auto, ...THEMES.map(theme => ({ value: theme, words: t(`theme.${theme}`) }))]}
          value={settings.theme}
          onChange={value => changeSettings({ theme: value as Theme | 'auto' })}
        />
        <Segments
          label={t('settings.world')}
          values={WORLDS.map(world => ({ value: world, words: t(`world.${world}`) }))}
          value={settings.world}
          onChange={value => changeSettings({ world: value as World })}
        />
        <Segments
          label={t('settings.textScale')}
          values={TEXT_SCALES.map(scale => ({ value: String(scale), words: `${Math.round(scale * 100)} %` }))}
          value={String(settings.textScale)}
          onChange={value => changeSettings({ textScale: Number(value) })}
        />
        <Segments
          label={t('settings.pace')}
          values={PACES.map(pace => ({ value: String(pace), words: paceWords[pace] }))}
          value={String(settings.pace)}
          onChange={value => changeSettings({ pace: Number(value) })}
        />
        <Switch
          isSelected={settings.sound}
          onChange={turnSound}
          label={t('settings.sound')}
          note={t('settings.soundNote')}
        />
        <Switch
          isSelected={settings.confirm}
          onChange={confirm => changeSettings({ confirm })}
          label={t('settings.confirm')}
          note={t('settings.confirmNote')}
        />
      </section>
    </div>
  );
};

export default SettingsPage;
