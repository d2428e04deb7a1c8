import type { DocumentName, RulesDocument } from './documents.ts';

const LOADERS: Readonly<Record<DocumentName, () => Promise<{ default: RulesDocument }>>> = {
  'last-aurora': () => import('virtual:rules/last-aurora'),
  'frozen-steel': () => import('virtual:rules/frozen-steel'),
  'thunder-road': () => import('virtual:rules/thunder-road'),
};

const loading = new Map<DocumentName, Promise<RulesDocument>>();

export const loadDocument = (name: DocumentName): Promise<RulesDocument> => {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const fresh = LOADERS[name]().then(module => module.default);
  loading.set(name, fresh);
  return fresh;
};

export interface Found {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}

/** Clauses that contain every word, and clauses whose number begins like the query. */
export const findIn = ({ sections }: RulesDocument, query: string, most = 60): readonly Found[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const { clauses, title } of sections) {
    for (const { id, text } of clauses) {
      const searched = `${id} ${text}`.toLowerCase();
      if (words.every(word => searched.includes(word))) found.push({ id, text, section: title });
      if (found.length === most) return found;
    }
  }
  return found;
};
