import { projectRoot } from '../projectRoot';
import { runNode } from './runNode';

/** Lines of a stack trace, and what Node prints around it. */
const noise = /^(\s+at |Node\.js v|node:internal|\s*\^$)/;

/**
 * Generates the web app's types and documents.
 * @throws with what is wrong and in which document
 */
export async function generateDocuments(): Promise<void> {
  const output = await runNode(['--import', 'tsx', 'web/codegen.ts']);
  if (output === null) return;
  const lines = output.split('\n').filter((line) => !noise.test(line));
  throw new Error(lines.join('\n').replaceAll(`${projectRoot}/`, '').trim());
}
