/** Median of five windows: this many units of work a second. `work` does some and says how many. */
export const medianOfWindows = (work: () => number, seconds = 1): number => {
  const rates: number[] = [];
  for (let window = 0; window < 6; window++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < seconds * 1000) done += work();
    // The first window warms up.
    if (window > 0) rates.push((done / (performance.now() - start)) * 1000);
  }
  return rates.sort((a, b) => a - b)[2] ?? 0;
};
