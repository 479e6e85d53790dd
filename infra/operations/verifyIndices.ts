import type { Deployment } from './Deployment';
import { position } from './position';
import { reindex } from './reindex';

/** Where `npm run verify` begins: after what an interrupted command has compared, if it continues one. */
export type VerifyStart =
  | { part: 'values'; from: object | null; differs: boolean }
  | {
      part: 'indices';
      /** The indices to compare; all if it is empty. */
      indices: readonly string[];
      from: object | null;
      /** The indices that are known to differ. */
      wrong: readonly string[];
      /** Whether anything else is known to differ. */
      differs: boolean;
    };

const KINDS = ['missing', 'stale', 'ghosts'] as const;

type Differences = { documents: number } & Record<(typeof KINDS)[number], string[]>;
type Found = Record<string, Differences>;

const wrongOf = (found: Found) =>
  Object.keys(found).filter((index) => KINDS.some((kind) => (found[index]?.[kind].length ?? 0) > 0));

/**
 * Compares search indices with the tables once. A call of `manage-search` ends when its time is used up, so this
 * function calls it until all are compared, and adds up the results.
 */
async function compare(
  deployment: Deployment,
  indices: readonly string[],
  start: object | null,
  announce: (from: object, wrong: string[]) => void,
): Promise<Found> {
  const whole: Found = {};
  let from = start;
  do {
    const answer = (await deployment.invoke('SearchFunctionName', { action: 'verify', indices, from })) as {
      indices: Found;
      next: object | null;
    };
    for (const [index, part] of Object.entries(answer.indices)) {
      const sum = (whole[index] ??= { documents: 0, missing: [], stale: [], ghosts: [] });
      sum.documents += part.documents;
      for (const kind of KINDS) sum[kind].push(...part[kind]);
    }
    from = answer.next;
    if (from) announce(from, wrongOf(whole));
  } while (from);
  return whole;
}

/**
 * Compares search indices with the tables. With `repair`, it rebuilds the indices that differ and compares again.
 * Returns the result of the last comparison.
 */
export async function verifyIndices(
  deployment: Deployment,
  { indices, from, wrong: former, ...start }: Extract<VerifyStart, { part: 'indices' }>,
  repair: boolean,
): Promise<unknown> {
  const withFormer = (found: readonly string[]) => [...new Set([...former, ...found])];
  const found = await compare(deployment, indices, from, (next, wrong) =>
    position.announce({ ...start, indices, from: next, wrong: withFormer(wrong) } satisfies VerifyStart),
  );
  const wrong = withFormer(wrongOf(found));
  if (!repair || wrong.length === 0) return found;
  console.log(`Rebuilt: ${wrong.join(', ')}`);
  await reindex(deployment, wrong);
  return compare(deployment, indices, null, () => undefined);
}
