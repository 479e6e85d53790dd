/** Runs an operator's command. An error ends it with exit code 1 and its message, without a stack trace. */
export function runOperation(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
