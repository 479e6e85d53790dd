import { type BuildFailure, formatMessages } from 'esbuild';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);

/**
 * Formats an error for the terminal. If it comes from esbuild, the text shows each compile error with its
 * place in the code. Otherwise the text is the error's message.
 */
export async function describeFailure(error: unknown): Promise<string> {
  if (!isBuildFailure(error)) return error instanceof Error ? error.message : String(error);
  const messages = await formatMessages(error.errors, { kind: 'error', color: process.stdout.isTTY });
  return messages.join('').trimEnd();
}
