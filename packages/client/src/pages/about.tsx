import icons from 'virtual:icon-credits';
import licences from 'virtual:licences';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';

const About = () => {
  const { t } = useWords();
  useTitle(t('about'));
  return (
    <div className="about">
      <header className="page-head">
        <h1>{t('about')}</h1>
        <p>{t('about.line')}</p>
      </header>
      <section className="panel">
        <h2>{t('about.notice')}</h2>
        <p>{t('notice.long')}</p>
        <p>{t('notice.content')}</p>
        <p>{t('about.data')}</p>
      </section>
      <section className="panel">
        <h2>{t('about.icons')}</h2>
        <p>
          {t('about.iconsText')}{' '}
          <a href="https://game-icons.net" rel="noopener">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noopener">
            CC BY 3.0
          </a>
        </p>
        <ul className="icon-credits">
          {icons.map(({ name, path }) => (
            <li key={name}>
              <svg viewBox="0 0 512 512" width="1.3rem" height="1.3rem" aria-hidden="true">
                <path fill="currentColor" d={path} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2>{t('about.software')}</h2>
        <p>{t('about.softwareText')}</p>
        <table className="licences">
          <thead>
            <tr>
              <th scope="col">{t('about.package')}</th>
              <th scope="col">{t('about.version')}</th>
              <th scope="col">{t('about.licence')}</th>
            </tr>
          </thead>
          <tbody>
            {licences.map(({ name, version, licence }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{version}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

export default About;
