import { evaluateOnAws } from '@enishi/local-cloud/testing/evaluateOnAws';

const code = `import { runtime } from '@aws-appsync/utils';
export function request() { return {}; }
export function response() {
  runtime.earlyReturn({ is: 'early' }, { skipTo: 'END' });
  return { is: 'late' };
}`;

/**
 * Asks AppSync's EvaluateCode whether `earlyReturn` ends a response handler. EvaluateCode cannot show whether
 * a pipeline then skips the following steps.
 */
export async function askEarlyReturn(): Promise<string[]> {
  const { value, error } = await evaluateOnAws(code, 'response');
  if (error) return [`EvaluateCode refuses it: ${error}`];
  const isEarly = (value as { is?: string } | null)?.is === 'early';
  return isEarly ? [] : [`the handler went on: ${JSON.stringify(value)}`];
}
