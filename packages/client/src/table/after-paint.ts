/**
 * Runs a job once everything done so far is on the screen: whoever presses a button sees it give way before the table is
 * drawn anew. Asked for again before it has run, it runs once. A page that nobody sees is not painted and does not wait.
 */
export const afterPaint = (job: () => void): (() => void) => {
  let isComing = false;
  const run = (): void => {
    isComing = false;
    job();
  };
  return () => {
    if (isComing) return;
    isComing = true;
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(() => setTimeout(run));
  };
};
