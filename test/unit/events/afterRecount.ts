import { dedupeRecounts } from '../../../lambdas/handle-changes/dedupeRecounts';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import type { Recount } from '../../../lambdas/handle-changes/Recount';

/**
 * Turns a recount (code that computes a derived value from its source records) into a reaction to a single
 * stored change, so that a test can run it alone.
 */
export const afterRecount =
  (recount: Recount): Reaction =>
  async (change) => {
    for (const due of dedupeRecounts([recount], [change]).get(change) ?? []) await due();
  };
