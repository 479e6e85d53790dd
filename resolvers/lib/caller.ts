import type { Context } from '@aws-appsync/utils';
import { type Caller, callerOf, type Identity } from '../../model/access';

/** Who calls this field, from the verified identity alone. */
export function caller(ctx: Context): Caller {
  return callerOf(ctx.identity as Identity | null, `${ctx.env.publishingRole}`, `${ctx.env.clientArea}`);
}
