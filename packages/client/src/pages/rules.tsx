import { Suspense, use, useDeferredValue, useEffect, useState } from 'react';
import { Segments } from '../parts/controls.tsx';
import { goTo, rulesAt } from '../router.ts';
import { findIn, loadDocument } from '../rulebook/document.ts';
import { type DocumentName, documentNames, documentOf } from '../rulebook/documents.ts';
import { Pages } from '../rulebook/pages.tsx';
import { useWords } from '../words/words.tsx';
import { useTitle } from './title.tsx';
import { Waiting } from './waiting.tsx';

interface DocumentProps {
  readonly name: DocumentName;
  readonly clause: string | null;
  readonly query: string;
}

const Document = ({ name, clause, query }: DocumentProps) => {
  const { t } = useWords();
  const document = use(loadDocument(name));
  const found = findIn(document, query);
  if (query.trim() === '') return <Pages document={document} clause={clause} />;
  return (
    <section className="panel" aria-live="polite">
      <h2>{t('rules.found', { count: found.length })}</h2>
      <ul className="found">
        {found.map(({ id, text, section }) => (
          <li key={id}>
            <a href={rulesAt(id)}>{id}</a>
            <span>{text}</span>
            <small>{section}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};

const RulesPage = ({ clause }: { readonly clause: string | null }) => {
  const { t } = useWords();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const name = (clause === null ? undefined : documentOf(clause)) ?? 'last-aurora';
  useTitle(t('rules'));
  // Following a link out of the results ends the search.
  useEffect(() => setQuery(''), [clause]);
  return (
    <div className="rules">
      <header className="page-head">
        <h1>{t('rules.title')}</h1>
        <p>{t('rules.line')}</p>
      </header>
      <div className="rules-bar">
        <Segments
          label={t('rules.document')}
          hideLabel
          values={documentNames.map(each => ({ value: each, words: t(`rules.${each}`) }))}
          value={name}
          onChange={value => goTo(rulesAt(value))}
        />
        <input
          type="search"
          className="search-box"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </div>
      <Suspense fallback={<Waiting />}>
        <Document name={name} clause={clause} query={searched} />
      </Suspense>
    </div>
  );
};

export default RulesPage;
