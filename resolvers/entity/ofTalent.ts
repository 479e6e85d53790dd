import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { rowSide } from '../lib/rowSide';
import { engagements } from '../user/lib/engagements';

/**
 * Before others than administrators write about a talent: whether they have business with the talent, which the
 * talent's desk tells. Nobody has with themselves.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = authorize(ctx);
  const sub = `${ctx.args.input[ENTITY.parent]}`;
  if (who.isAdmin || who.sub === sub || !isIdOf(User, sub)) runtime.earlyReturn(null);
  ctx.stash.who = who;
  return query({ query: { pk: { eq: `${sub}#desk` } }, limit: 1000 });
}

/** A client writes in the name of the organization, as the engagement tells it; a consultant in the own. */
export function response(ctx: Context<{ input: Item }>) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const { who } = ctx.stash;
  const grants = ENTITY.access.create ?? [];
  const after = ENTITY.author?.clientsAfter;
  const allowing = engagements(who, items).filter((row) => {
    const side = rowSide(who, row);
    return grants.includes(side as 'client') && (side === 'consultant' || !after || row.__typename === after);
  });
  const named = allowing.filter((row) => row.organizationName && rowSide(who, row) === 'client')[0];
  ctx.stash.isOfJob = allowing.length > 0;
  ctx.stash.organizationName = named?.organizationName;
  return null;
}
