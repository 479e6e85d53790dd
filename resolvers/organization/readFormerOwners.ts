import { runtime } from '@aws-appsync/utils';
import { step, type StepContext } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { getCaller } from '../lib/resolver';
import { asText } from '../lib/asText';

/**
 * For how many former owners one transaction ends the sessions: DynamoDB takes 100 items, two of them for each. The
 * rights of any others end within seconds, when the reactions have read the change.
 */
const MOST = 49;

/** The record whose owners may change, in one of two places, and who loses it. */
export interface OwnersStash {
  change?: { job: { owners?: readonly string[] | null } };
  stored?: { owners?: readonly string[] | null };
  formerOwners?: string[];
}

export const readFormerOwners = step('Talent', {
  /**
   * Before the owners of a job or an organization change, reads which of those who will be owners no more have an account:
   * the next step ends their sessions with the same transaction. The caller's own go on: administrators alone change
   * owners, and may do all that an owner may.
   */
  request(ctx: StepContext<{ input: { owners?: string[] | null } }, OwnersStash>) {
    const stored = (ctx.stash.change?.job ?? ctx.stash.stored)!;
    const { owners } = ctx.args.input;
    const { sub, isAdmin } = getCaller(ctx);
    const before = stored.owners ?? [];
    const former =
      owners === undefined || !isAdmin
        ? []
        : before
            .filter(
              (owner, at) => owner !== sub && !(owners ?? []).includes(owner) && before.indexOf(owner) === at,
            )
            .slice(0, MOST);
    if (former.length === 0) runtime.earlyReturn(ctx.prev.result);
    const keys = former.map((owner) => ({ pk: `${owner}#private`, sk: 'UserPrivate' }));
    return batchGetItems(ctx, 'Talent', keys);
  },

  response(ctx) {
    const rows = batchItems<'UserPrivate'>(ctx, 'Talent').filter((row) => !!row);
    ctx.stash.formerOwners = rows.map(({ pk }) => asText(pk).split('#')[0]!);
    return ctx.prev.result;
  },
});
