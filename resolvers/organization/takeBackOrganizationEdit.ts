import type { Caller } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import type { Rows, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import type { Change } from '../lib/write/auditEntry';
import { dynamoCondition, withCondition } from '../lib/write/conditions';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { diffFields } from '../job/lib/diffFields';
import { editedValues, formerValues } from '../job/lib/formerValues';

interface Stash {
  who: Caller;
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  /** The changes of the logged edit that is taken back. */
  edit: readonly Change[];
  stored: Rows['Organization'];
  /** The values before that edit. */
  former: StoredRow;
}

export const takeBackOrganizationEdit = operation('Mutation.takeBackOrganizationEdit', {
  grants: ['admin'],
  logged: 'takeBackOrganizationEdit',
})
  .stash<Stash>()
  .step('entry', 'Insight', {
    /** Reads the audit entry about the edit that is to be taken back. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      const { id, entryId } = ctx.args.input;
      if (!isIdOf(Organization, id)) fail('NotFound', 'There is no such record.');
      return queryLoggedEdit(id, entryId, 'editOrganization');
    },

    /** Puts the changes of the edit into the stash. `NotFound` if the log has no such edit. */
    response(ctx) {
      ctx.stash.edit = loggedEditOrFail(ctx);
      return null;
    },
  })
  .step('stored', 'Catalog', {
    /** Reads the organization whose edit is to be taken back. */
    request(ctx) {
      return getLatestRecord(Organization, ctx.args.input.id);
    },

    /**
     * Puts the values that the organization had before into the stash. Throws `Conflict` if one of the fields no longer has
     * the value that the edit stored, because somebody has changed it since, or has taken the edit back already.
     */
    response(ctx) {
      const stored = resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
      if (diffFields(stored, editedValues(ctx.stash.edit)).length > 0)
        fail('Conflict', 'The organization was changed after this edit.');
      ctx.stash.stored = stored;
      ctx.stash.former = formerValues(ctx.stash.edit);
      return null;
    },
  })
  .step('write', 'Catalog', {
    /** Gives the organization its former values. The log names the entry about the edit. */
    request(ctx) {
      const { asked, stored } = ctx.stash;
      const former = ctx.stash.former;
      const { id, entryId } = ctx.args.input;
      ctx.stash.deed = { detail: entryId, fields: Object.keys(former) };
      const condition = withCondition({ version: { eq: stored.version } }, asked);
      return updateRecord(Organization, id, toUpdate(former, []), condition);
    },

    /** Returns the organization as it is now. */
    response(ctx) {
      return project(OrganizationVisibility, updatedOrFail(ctx), 'admin');
    },
  });
