import { operation } from '../lib/operation';
import { runtime } from '@aws-appsync/utils';
import { type Caller, viewerOf } from '../../model/access';
import { project } from '../../model/visibility/project';
import { UserPrivateVisibility } from '../../model/visibility/UserPrivateVisibility';
import { authorizeAndValidate, getItem, type StoredRow, queryPartition, resultOrFail } from '../lib/resolver';
import { contactGrantingRows } from './lib/contactGrantingRows';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { endPipeline } from '../lib/endPipeline';
import { auditEntry } from '../lib/write/auditEntry';

/**
 * Returns a talent's contact data for a client or consultant; null if the caller may not see the data. A
 * client sees the data if the talent's application to a job of the client's organization was contracted, and
 * the talent has consented. A consultant sees them if the talent has applied to a job of the consultant and
 * has not withdrawn the application.
 */
function contactForJobStaff(who: Caller, privateRows: StoredRow[]): StoredRow | null {
  const isReached = contactGrantingRows(who, privateRows).filter((row) => {
    if (row.__typename !== 'UserApplies') return false;
    return row.organizationId !== who.organizationId || (row.type === 'CONTRACTED' && row.consentedAt);
  });
  const row = privateRows.filter((item) => item.__typename === 'UserPrivate')[0];
  return row && isReached.length > 0 ? project(UserPrivateVisibility, row, 'inContact') : null;
}

export const getUserPrivate = operation('Query.getUserPrivate', { grants: ['signedIn'] })
  .step('row', 'Talent', {
    /**
     * Reads a talent's contact data. For clients and consultants, reads all private rows of the talent, because
     * they show whether the caller may see the contact data. For the talent and administrators, reads only the
     * row UserPrivate. For everybody else, reads nothing.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      if (!isIdOf(User, ctx.args.sub)) runtime.earlyReturn(null, { skipTo: 'END' });
      const viewer = viewerOf(who, ctx.args.sub);
      const isOwn = viewer === 'owner' || viewer === 'admin';
      ctx.stash.who = who;
      ctx.stash.viewer = viewer;
      const pk = `${ctx.args.sub}#private`;
      if (isOwn) return getItem({ pk, sk: 'UserPrivate' });
      if (!who.inClientArea) runtime.earlyReturn(null, { skipTo: 'END' });
      return queryPartition(pk);
    },

    /** Returns the contact data. Reads by anyone but the talent continue with the next step, which logs them. */
    response(ctx) {
      const result = resultOrFail<(StoredRow & { items?: StoredRow[] }) | null>(ctx);
      const row = result?.items ? contactForJobStaff(ctx.stash.who, result.items) : result;
      return row && ctx.stash.viewer !== 'owner' ? row : endPipeline(ctx, row);
    },
  })
  .step('audit', 'Insight', {
    /** Writes an audit entry that says who has read the talent's contact data. Skipped if it was the talent. */
    request(ctx) {
      return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
    },

    response(ctx) {
      resultOrFail(ctx);
      return ctx.prev.result;
    },
  });
