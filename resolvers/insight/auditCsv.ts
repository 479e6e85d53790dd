import type { Caller } from '../../model/access';
import type { AuditAction } from '../../model/auditActions';
import { step, type StepContext } from '../lib/operation';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/** What the log says about the call. */
export interface AuditStash {
  who: Caller;
  audit: { action: AuditAction; subject: string; detail?: string };
}

export const auditCsv = step('Insight', {
  /** Writes an audit entry that says who exports which data. It is written before the export begins. */
  request(ctx: StepContext<unknown, AuditStash>) {
    return auditEntry({ ...ctx.stash.audit, actor: ctx.stash.who.sub });
  },

  response(ctx) {
    resultOrFail(ctx);
    return null;
  },
});
