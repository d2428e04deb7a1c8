import { rulesAt } from '../router.ts';

/** Families of clauses that the rules reference has. */
const DOCUMENTED = /^(?:LA|FS|TR)-/;

/** The number of a clause; leads to its place in the rules reference. */
export const ClauseLink = ({ clause }: { readonly clause: string }) =>
  DOCUMENTED.test(clause) ? (
    <a className="clause" href={rulesAt(clause)} target="_blank" rel="noopener">
      {clause}
    </a>
  ) : (
    <span className="clause">{clause}</span>
  );
