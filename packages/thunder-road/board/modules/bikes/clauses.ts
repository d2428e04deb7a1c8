/** Part 10. */
export const BIKE_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'command.respawn': ['TR-BIKE-16', 'TR-BIKE-17'],
};
