/** The command was called wrongly: one line that says what to do instead, exit code 2. */
export class UsageError extends Error {}

/** The command was called rightly and cannot do its work: one line that says why, exit code 1. */
export class Failure extends Error {}
