import { evaluateOnAws } from '@enishi/local-cloud/testing/evaluateOnAws';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/**
 * Sends the code of every resolver step, as it is deployed, to AppSync's EvaluateCode. Returns the errors in
 * the code itself; errors of handlers are ignored, because most handlers fail with the empty context.
 */
export async function askBundles(): Promise<string[]> {
  const refused: string[] = [];
  const known = new Set<string>();
  for (const step of resolverPlans.flatMap(({ steps }) => steps)) {
    const code = await bundleResolver(step);
    if (known.has(code)) continue;
    known.add(code);
    const { codeErrors } = await evaluateOnAws(code);
    if (codeErrors.length > 0) refused.push(`${step.file}: ${codeErrors.join('; ')}`);
  }
  console.log(`        ${known.size} codes were sent`);
  return refused;
}
