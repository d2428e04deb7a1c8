/** Path data of one icon of the game-icons set, put in by the build. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** Made by the build: every icon that is used, for the credits. */
declare module 'virtual:icon-credits' {
  const icons: readonly { readonly name: string; readonly path: string }[];
  export default icons;
}

/** Made by the build: what the client is built with. */
declare module 'virtual:licences' {
  const licences: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  export default licences;
}

/** Made by the build from the rules documents. */
declare module 'virtual:rules/*' {
  import type { RulesDocument } from './rulebook/documents.ts';

  const document: RulesDocument;
  export default document;
}
