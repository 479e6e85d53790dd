/**
 * Runs an operator's command. An error ends it with exit code 1 and its message, without a stack trace and without
 * AWS's warning that this version of Node will not suffice for later versions of its SDK (docs/operating.md says so).
 */
export function runOperation(command: () => Promise<void>): void {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
