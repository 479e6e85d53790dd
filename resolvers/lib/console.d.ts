/**
 * Writes to the log of the API, which contains errors only. APPSYNC_JS has `console`, but no package
 * declares its type.
 */
declare const console: { error(...values: unknown[]): void };
