/** How the reader has to call us: started by npm, the command is not on the path. */
const CALL = process.env['npm_command'] === undefined ? 'lastroad' : 'npx lastroad';

/** A command line to be typed, with file names in quotes where they need it. */
export const toType = (...words: readonly string[]): string =>
  [CALL, ...words.map(word => (/^[\w./:@~=\\-]+$/.test(word) ? word : JSON.stringify(word)))].join(' ');
