import { type Context, runtime } from '@aws-appsync/utils';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { selects } from '../lib/relation/preloaded';
import { privateFields } from './lib/privateFields';

/** Writes an audit entry if the caller is an administrator and the query selects contact data. */
export function request(ctx: Context<{ sub: string }>) {
  const isLogged = ctx.stash.viewer === 'admin' && selects(ctx, UserVisibility, privateFields.contact);
  if (!isLogged) runtime.earlyReturn(ctx.prev.result, { skipTo: 'END' });
  return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
