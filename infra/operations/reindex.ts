import type { Deployment } from './Deployment';
import { position } from './position';

interface Answer {
  indices: Record<string, { index: string; documents: number }>;
  next: object | null;
}

/** The indices, and the position at which a call ended. */
export interface ReindexPosition {
  indices: readonly string[];
  from: object;
}

/**
 * Rebuilds search indices, all without names. A call of `manage-search` ends when its time is used up, so this function
 * calls it until the new indices are in place. Returns the new indices.
 */
export async function reindex(
  deployment: Deployment,
  indices: readonly string[] = [],
  start: object | null = null,
): Promise<Answer['indices']> {
  let from = start;
  for (;;) {
    const answer = (await deployment.invoke('SearchFunctionName', {
      action: 'reindex',
      indices,
      from,
    })) as Answer;
    from = answer.next;
    if (!from) return answer.indices;
    console.table(answer.indices);
    position.announce({ indices, from } satisfies ReindexPosition);
  }
}
