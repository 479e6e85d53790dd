import { lastRecounts } from '../../../lambdas/apply-events/lastRecounts';
import type { Reaction } from '../../../lambdas/apply-events/Reaction';
import type { Recount } from '../../../lambdas/apply-events/Recount';

/** A recount as what follows from a single change. */
export const afterRecount =
  (recount: Recount): Reaction =>
  async (change) => {
    for (const due of lastRecounts([recount], [change]).get(change) ?? []) await due();
  };
