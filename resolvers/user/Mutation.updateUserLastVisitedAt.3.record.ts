import { type Context, runtime } from '@aws-appsync/utils';
import { plainPaths } from '../lib/relation/plainPaths';
import { getItem, type Item, resultOrFail } from '../lib/resolver';
import { projectForWriter } from './lib/userView';

const AT_HAND = ['__typename', 'id', 'sub', 'lastVisitedAt'];

/** Reads the User if the query selects more than the time of the visit. */
export function request(ctx: Context<{ input: { sub: string } }>) {
  const { id, sub, lastVisitedAt } = ctx.prev.result;
  const plain = plainPaths(ctx.info.selectionSetGraphQL);
  const more = ctx.info.selectionSetList.filter(
    (field) => !(AT_HAND.includes(field) && plain.includes(field)),
  );
  if (more.length === 0) runtime.earlyReturn({ id, sub, lastVisitedAt });
  return getItem({ pk: ctx.args.input.sub, sk: 'User' });
}

export function response(ctx: Context) {
  const user = resultOrFail<Item | null>(ctx);
  return user ? { ...projectForWriter(ctx, user), lastVisitedAt: ctx.prev.result.lastVisitedAt } : null;
}
