import { type Context, runtime } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';

/**
 * Reads the private rows of the talent that the caller writes about, which show whether the two are in
 * contact. Reads nothing for administrators, who need no contact, or if the caller is that talent.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = authorizeAndValidate(ctx);
  const sub = `${ctx.args.input[ENTITY.parent]}`;
  if (who.isAdmin || who.sub === sub || !isIdOf(User, sub)) runtime.earlyReturn(null);
  ctx.stash.who = who;
  return queryPartition(`${sub}#private`);
}

/**
 * Allows the write if one of the talent's private rows puts the caller in contact with the talent. An entity
 * can require that for a client this is a row of one type, `clientsAfter`. Also puts the name of the client's
 * organization into the stash, because the new record will show the organization as its author.
 */
export function response(ctx: Context<{ input: Item }>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { who } = ctx.stash;
  const grants = ENTITY.access.create ?? [];
  const after = ENTITY.author?.clientsAfter;
  const allowing = contactGrantingRows(who, items).filter((row) => {
    const role = jobRoleInRow(who, row);
    return grants.includes(role as 'client') && (role === 'consultant' || !after || row.__typename === after);
  });
  const named = allowing.filter((row) => row.organizationName && jobRoleInRow(who, row) === 'client')[0];
  ctx.stash.isAllowed = allowing.length > 0;
  ctx.stash.organizationName = named?.organizationName;
  return null;
}
