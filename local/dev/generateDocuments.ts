import { runNode } from './runNode';

/**
 * Generates the web app's types and documents.
 * @throws with what is wrong and in which document
 */
export async function generateDocuments(): Promise<void> {
  const output = await runNode(['--import', 'tsx', 'web/codegen.ts']);
  if (output !== null) throw new Error(output);
}
