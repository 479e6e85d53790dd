import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { step } from '../lib/operation';

export const auditCsv = step('Insight', {
  /** Writes an audit entry that says who exports which data. It is written before the export begins. */
  request(ctx: Context) {
    return auditEntry({ ...ctx.stash.audit, actor: ctx.stash.who.sub });
  },

  response(ctx: Context) {
    resultOrFail(ctx);
    return null;
  },
});
