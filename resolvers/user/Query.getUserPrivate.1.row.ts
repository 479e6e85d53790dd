import { type Context, runtime } from '@aws-appsync/utils';
import { get, query } from '@aws-appsync/utils/dynamodb';
import { viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { contactForSide } from './lib/contactForSide';

/** Contact data, for its owner and administrators; for an organization once it has contracted the talent. */
export function request(ctx: Context<{ sub: string }>) {
  const who = authorize(ctx);
  if (!isIdOf(User, ctx.args.sub)) runtime.earlyReturn(null, { skipTo: 'END' });
  const viewer = viewerOf(who, ctx.args.sub);
  const isOwn = viewer === 'owner' || viewer === 'admin';
  ctx.stash.who = who;
  ctx.stash.viewer = viewer;
  const pk = `${ctx.args.sub}#desk`;
  if (isOwn) return get({ key: { pk, sk: 'UserPrivate' } });
  if (!who.inClientArea) runtime.earlyReturn(null, { skipTo: 'END' });
  return query({ query: { pk: { eq: pk } }, limit: 1000 });
}

/** Whose reading is written down, the next step does that; the owner's is not. */
export function response(ctx: Context) {
  const result = answered<(Item & { items?: Item[] }) | null>(ctx);
  const row = result?.items ? contactForSide(ctx.stash.who, result.items) : result;
  return row && ctx.stash.viewer !== 'owner' ? row : runtime.earlyReturn(row, { skipTo: 'END' });
}
