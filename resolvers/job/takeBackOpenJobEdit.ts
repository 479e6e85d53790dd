import { util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import type { Snapshot, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, tableName } from '../lib/resolver';
import type { Change } from '../lib/write/auditEntry';
import { dynamoCondition } from '../lib/write/conditions';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';
import { checkHiddenName } from './checkHiddenName';
import { checkWording } from './checkWording';
import type { JobChangeStash } from './lib/JobChangeStash';
import { diffFields } from './lib/diffFields';
import { editedValues, formerValues } from './lib/formerValues';
import {
  addReferencedNames,
  type Catalogue,
  deriveJobState,
  indexByKey,
  referencedKeys,
} from './lib/jobInput';
import { postingOf } from './lib/postingOf';
import { readPostedSteps } from './readPostedSteps';
import { writeOpenJob } from './writeOpenJob';

/**
 * Returns the values without `skills`. A job stores its skills as names, so they have no ids of catalogue
 * entries that would have to be read.
 */
const withoutSkills = (values: StoredRow): StoredRow => ({ ...values, skills: undefined });

export const takeBackOpenJobEdit = operation('Mutation.takeBackOpenJobEdit', {
  grants: ['admin'],
  also: ['OpenJob'],
})
  .stash<JobChangeStash & { edit: readonly Change[] }>()
  .step('entry', 'Insight', {
    /** Reads the audit entry about the edit that is to be taken back. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      const { id, entryId } = ctx.args.input;
      return queryLoggedEdit(id, entryId, 'editPublicJob');
    },

    /** Puts the changes of the edit into `ctx.stash.edit`. `NotFound` if the log has no such edit of the job. */
    response(ctx) {
      ctx.stash.edit = loggedEditOrFail(ctx);
      return null;
    },
  })
  .step('job', 'Catalog', {
    /** Reads the stored job, and the catalogue entries that it referenced before the edit. */
    request(ctx) {
      const { id } = ctx.args.input;
      if (!isIdOf(OpenJob, id)) fail('NotFound', 'There is no such record.');
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      const job = { keys: [keyOf(OpenJob, id)], consistentRead: true };
      const keys = referencedKeys(withoutSkills(formerValues(ctx.stash.edit)));
      const tables = { [tableName(ctx, 'OpenJob')]: job };
      return batchGet({
        tables: keys.length === 0 ? tables : { ...tables, [tableName(ctx, 'Catalog')]: { keys } },
      });
    },

    /**
     * Computes the job as it was before the edit, and collects what the posting rules must check. If the texts
     * contain the name of a hidden organization, this counts as confirmed, because the job was public with them.
     * The error is `Conflict` if a field of the edit no longer has the value that the edit stored: somebody has
     * changed it since, or has already taken the edit back.
     */
    response(ctx) {
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0] ?? fail('NotFound', 'There is no such record.');
      const { who, edit } = ctx.stash;
      if (diffFields(job, editedValues(edit)).length > 0)
        fail('Conflict', 'The job was changed after this edit.');
      const former = formerValues(edit);
      const named: StoredRow = addReferencedNames(
        withoutSkills(former),
        indexByKey(batchItems<Catalogue>(ctx, 'Catalog')),
      );
      const values: StoredRow = {};
      Object.keys(named).forEach((field) => {
        if (field !== 'skills') values[field] = named[field];
      });
      if (former.skills !== undefined) values.skills = former.skills;
      const change: Snapshot<'OpenJob'> = {
        ...values,
        ...deriveJobState(job, { ...job, ...values }, util.time.nowISO8601()),
      };
      ctx.stash.change = { job, values: change };
      ctx.stash.posting = postingOf(who, job, { ...job, ...change }, true);
      return null;
    },
  })
  .step('steps', readPostedSteps)
  .step('wording', checkWording)
  .step('hiddenName', checkHiddenName)
  .step('write', writeOpenJob);
