import { rulesAt } from '../router.ts';
import { documentOf } from '../rulebook/documents.ts';

/** The number of a clause; leads to its place in the rules reference. */
export const ClauseLink = ({ clause }: { readonly clause: string }) =>
  documentOf(clause) !== undefined ? (
    <a className="clause" href={rulesAt(clause)} target="_blank" rel="noopener">
      {clause}
    </a>
  ) : (
    <span className="clause">{clause}</span>
  );
