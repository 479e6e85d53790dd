import { runtime } from '@aws-appsync/utils';
import { type Caller, viewerOf } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import type { Viewer } from '../../model/visibility/FieldRules';
import { UserPrivateVisibility } from '../../model/visibility/UserPrivateVisibility';
import { project } from '../../model/visibility/project';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getItem, queryPartition, type QueryResult } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import type { PrivateRow } from './lib/PrivateRow';
import { contactGrantingRows } from './lib/contactGrantingRows';

/**
 * Returns a talent's contact data for a client or consultant; null if the caller may not see the data. A
 * client sees the data if the talent's application to a job of the client's organization was contracted, and
 * the talent has consented. A consultant sees them if the talent has applied to a job of the consultant and
 * has not withdrawn the application.
 */
type Contact = Rows['UserPrivate'];

/** A person's own row, or a Query's result with all private rows. */
type Found = (Contact & { items?: undefined }) | QueryResult<PrivateRow>;

function contactForJobStaff(who: Caller, privateRows: PrivateRow[]): Partial<Contact> | null {
  const isReached = contactGrantingRows(who, privateRows).filter((row) => {
    if (row.__typename !== 'UserApplies') return false;
    return row.organizationId !== who.organizationId || (row.type === 'CONTRACTED' && row.consentedAt);
  });
  const row = privateRows.filter((item) => item.__typename === 'UserPrivate')[0];
  return row && isReached.length > 0 ? project(UserPrivateVisibility, row, 'inContact') : null;
}

export const getUserPrivate = operation('Query.getUserPrivate', { grants: ['signedIn'] })
  .stash<{ who: Caller; viewer: Viewer }>()
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
      const result = resultOrFail<Found | null>(ctx);
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
