import { type Context, runtime } from '@aws-appsync/utils';
import { batchGetItems, batchItems, getCaller, type StoredRow } from '../lib/resolver';
import { step } from '../lib/operation';

/**
 * For how many former owners one transaction ends the sessions: DynamoDB takes 100 items, two of them for each. The
 * rights of any others end within seconds, when the reactions have read the change.
 */
const MOST = 49;

export const readFormerOwners = step('Talent', {
  /**
   * Before the owners of a job or an organization change, reads which of those who will be owners no more have an account:
   * the next step ends their sessions with the same transaction. The caller's own go on: administrators alone change
   * owners, and may do all that an owner may.
   */
  request(ctx: Context<{ input: { owners?: string[] | null } }>) {
    const stored = (ctx.stash.change?.job ?? ctx.stash.stored) as StoredRow;
    const { owners } = ctx.args.input;
    const { sub, isAdmin } = getCaller(ctx);
    const before = (stored.owners ?? []) as string[];
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

  response(ctx: Context) {
    const rows = batchItems(ctx, 'Talent').filter((row) => !!row);
    ctx.stash.formerOwners = rows.map(({ pk }) => `${pk}`.split('#')[0]);
    return ctx.prev.result;
  },
});
