import type { Deployment } from './Deployment';

type Answer = Record<string, Partial<Record<'missing' | 'stale' | 'ghosts', unknown[]>>>;

const differs = (found: Answer[string]) =>
  [found.missing, found.stale, found.ghosts].some((ids) => (ids ?? []).length > 0);

/**
 * Compares search indices with the tables. With `repair`, it rebuilds the indices that differ and compares
 * again. Returns the result of the last comparison.
 */
export async function verifyIndices(
  deployment: Deployment,
  indices: string[],
  repair: boolean,
): Promise<unknown> {
  const compare = () => deployment.invoke('SearchFunctionName', { action: 'verify', indices });
  const answer = (await compare()) as Answer;
  const wrong = Object.keys(answer).filter((index) => differs(answer[index] ?? {}));
  if (!repair || wrong.length === 0) return answer;
  console.log(`Rebuilt: ${wrong.join(', ')}`);
  await deployment.invoke('SearchFunctionName', { action: 'reindex', indices: wrong });
  return compare();
}
