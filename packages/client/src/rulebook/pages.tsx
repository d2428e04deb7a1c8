import { useEffect, useRef } from 'react';
import { rulesAt } from '../router.ts';
import { useWords } from '../words/words.tsx';
import type { RulesDocument } from './documents.ts';

interface PagesProps {
  readonly document: RulesDocument;
  readonly clause: string | null;
}

/** A whole document with its contents beside it; a clause in the address is brought into sight and marked. */
export const Pages = ({ document: doc, clause }: PagesProps) => {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = clause === null ? null : root.current?.querySelector(`[id="${CSS.escape(clause)}"]`);
    if (!target) return;
    target.classList.add('marked');
    target.scrollIntoView({ block: 'center' });
    return () => target.classList.remove('marked');
  }, [clause]);
  return (
    <div className="rules-pages" ref={root}>
      <nav className="rules-contents panel" aria-label={t('rules.contents')}>
        <ol>
          {doc.sections
            .filter(({ level }) => level === 2)
            .map(({ id, title }) => (
              <li key={id}>
                <a href={rulesAt(id)}>{title}</a>
              </li>
            ))}
        </ol>
      </nav>
      <article className="rules-text panel" lang="en">
        {doc.sections.map(({ id, level, title, html }) => (
          <section key={id} id={id}>
            {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </article>
    </div>
  );
};
