import { evaluateOnAws } from '@enishi/local-cloud/testing/evaluateOnAws';

const codeOf = (value: string) => `import { runtime } from '@aws-appsync/utils';
export function request() {
  runtime.earlyReturn(${value}, { skipTo: 'END' });
  return { is: 'late' };
}
export function response() { return {}; }`;

/**
 * Asks AppSync's EvaluateCode whether `earlyReturn` ends a request handler, also with `null`. EvaluateCode cannot
 * show whether a pipeline then skips the following steps.
 */
export async function askEarlyReturn(): Promise<string[]> {
  const asked = ['null', "{ is: 'early' }"].map(async (expected) => {
    const { value, error } = await evaluateOnAws(codeOf(expected), 'request');
    if (error) return [`EvaluateCode refuses ${expected}: ${error}`];
    const isLate = (value as { is?: string } | null)?.is === 'late';
    return isLate ? [`the handler went on after ${expected}`] : [];
  });
  return (await Promise.all(asked)).flat();
}
