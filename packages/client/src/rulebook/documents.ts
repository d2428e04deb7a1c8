/** A rules document, rendered at build time. */
export interface RulesDocument {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly html: string;
  /** Clauses defined in it, as plain text for the search. */
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

/** Documents by name, with the letters their clauses begin with. */
export const DOCUMENTS = { 'last-aurora': 'LA', 'frozen-steel': 'FS', 'thunder-road': 'TR' } as const;
export type DocumentName = keyof typeof DOCUMENTS;

export const documentNames = Object.keys(DOCUMENTS) as readonly DocumentName[];

/** The document an address speaks of: its name, or a clause in it. */
export const documentOf = (address: string): DocumentName | undefined =>
  documentNames.find(name => name === address || address.startsWith(`${DOCUMENTS[name]}-`));
