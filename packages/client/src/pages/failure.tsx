import { Component, type ErrorInfo, type ReactNode } from 'react';
import { saveAllGames } from '../parts/files.ts';
import { HOME } from '../router.ts';
import { useWords } from '../words/words.tsx';

/** Something went wrong in the page. The games are safe in the browser, and can be taken out from here. */
const Broken = ({ detail }: { readonly detail: string }) => {
  const { t } = useWords();
  return (
    <div className="lost" role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <pre>{detail}</pre>
      <p className="lost-ways">
        <button type="button" className="button button-main" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
        <button type="button" className="button" onClick={() => void saveAllGames()}>
          {t('broken.save')}
        </button>
        <a className="button" href={HOME}>
          {t('home.link')}
        </a>
      </p>
    </div>
  );
};

interface State {
  readonly detail: string | null;
}

export class Failure extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { detail: null };

  static getDerivedStateFromError(error: unknown): State {
    return { detail: String(error) };
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo): void {}

  override render() {
    return this.state.detail === null ? this.props.children : <Broken detail={this.state.detail} />;
  }
}
