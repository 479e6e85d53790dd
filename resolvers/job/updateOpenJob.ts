import { util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import type { Snapshot } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPicture } from '../lib/input/checkPicture';
import { operation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { readFormerOwners } from '../organization/readFormerOwners';
import { checkHiddenName } from './checkHiddenName';
import { checkWording } from './checkWording';
import type { JobChangeStash } from './lib/JobChangeStash';
import {
  addReferencedNames,
  type Catalogue,
  checkJob,
  deriveJobState,
  indexByKey,
  referencedKeys,
  restrictJobInput,
} from './lib/jobInput';
import { postingOf } from './lib/postingOf';
import { readPostedSteps } from './readPostedSteps';
import { writeOpenJob } from './writeOpenJob';

export const updateOpenJob = operation('Mutation.updateOpenJob', {
  grants: ['client', 'consultant', 'admin'],
  also: ['OpenJob', 'Talent', 'Insight'],
})
  .stash<JobChangeStash>()
  .step('names', 'Catalog', {
    /**
     * Reads the stored job and the catalogue entries that the input references, because their names are stored in the job.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      const { input } = ctx.args;
      checkJob(input);
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      assertWritableFields(OpenJob.adminOnlyInputs, input, who);
      if (!isIdOf(OpenJob, input.id)) fail('NotFound', 'There is no such record.');
      const job = { keys: [keyOf(OpenJob, input.id)], consistentRead: true };
      const keys = referencedKeys(
        who.isAdmin || who.organizationId === ''
          ? input
          : { ...input, organizationOpenJobsId: who.organizationId },
      );
      const tables = { [tableName(ctx, 'OpenJob')]: job };
      return batchGet({
        tables: keys.length === 0 ? tables : { ...tables, [tableName(ctx, 'Catalog')]: { keys } },
      });
    },

    /**
     * Computes the changed job, including the times of its publication and closing, and collects what the posting
     * rules must check. Puts both into the stash. `NotFound` for a caller who is not job staff.
     */
    response(ctx) {
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const isTheirs = job && (who.isAdmin || jobRole(who, job) !== 'none');
      if (!isTheirs) return fail('NotFound', 'There is no such record.');
      const { id, acceptsHiddenName, ...asked } = ctx.args.input;
      checkPicture('coverImage', asked, job, who);
      const input = restrictJobInput(asked, who, job);
      const values = addReferencedNames(input, indexByKey(batchItems<Catalogue>(ctx, 'Catalog')));
      const state = deriveJobState(job, { ...job, ...values }, util.time.nowISO8601());
      const change: Snapshot<'OpenJob'> = { ...values, ...state };
      ctx.stash.change = { job, values: change };
      ctx.stash.posting = postingOf(who, job, { ...job, ...change }, acceptsHiddenName === true);
      return null;
    },
  })
  .step('steps', readPostedSteps)
  .step('wording', checkWording)
  .step('hiddenName', checkHiddenName)
  .step('formerOwners', readFormerOwners)
  .step('write', writeOpenJob);
