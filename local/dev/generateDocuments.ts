import { runNode } from './runNode';

/**
 * Generates the TypeScript types of the web app's GraphQL documents.
 * @throws Error with the output of the generator, which names the invalid document
 */
export async function generateDocuments(): Promise<void> {
  const output = await runNode(['--import', 'tsx', 'web/codegen.ts']);
  if (output !== null) throw new Error(output);
}
