/** Path data of one icon of the game-icons set, put in by the build. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

declare module '*.css';
