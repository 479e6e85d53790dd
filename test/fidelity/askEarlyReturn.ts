import { evaluateOnAws } from '@enishi/local-cloud/testing/evaluateOnAws';

const code = `import { runtime } from '@aws-appsync/utils';
export function request() { return {}; }
export function response() {
  runtime.earlyReturn({ is: 'early' }, { skipTo: 'END' });
  return { is: 'late' };
}`;

/** Runs a response handler that returns early. Whether the steps that follow are skipped, EvaluateCode cannot say. */
export async function askEarlyReturn(): Promise<string[]> {
  const { value, error } = await evaluateOnAws(code, 'response');
  if (error) return [`EvaluateCode refuses it: ${error}`];
  const isEarly = (value as { is?: string } | null)?.is === 'early';
  return isEarly ? [] : [`the handler went on: ${JSON.stringify(value)}`];
}
