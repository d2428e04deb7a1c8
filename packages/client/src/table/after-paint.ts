/**
 * Runs a job once everything done so far is on the screen: whoever presses a button sees it give way before the table is
 * drawn anew. Asked for again before it has run, it runs once; the promise is kept when it has. A page that nobody sees is
 * not painted and does not wait.
 */
export const afterPaint = (job: () => void): (() => Promise<void>) => {
  let coming: Promise<void> | null = null;
  const start = (resolve: () => void): void => {
    const run = (): void => {
      coming = null;
      job();
      resolve();
    };
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  };
  return () => {
    coming ??= new Promise(start);
    return coming;
  };
};
