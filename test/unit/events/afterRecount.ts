import { dedupeRecounts } from '../../../lambdas/handle-changes/dedupeRecounts';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import type { Recount } from '../../../lambdas/handle-changes/Recount';

/** Runs a recount for a single change, as a reaction. */
export const afterRecount =
  (recount: Recount): Reaction =>
  async (change) => {
    for (const due of dedupeRecounts([recount], [change]).get(change) ?? []) await due();
  };
