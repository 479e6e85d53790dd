import { runtime, util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { RateLimits } from '../../model/limits/RateLimits';
import type { RootFields, Rows, Snapshot } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPicture } from '../lib/input/checkPicture';
import { operation, type StepContext } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, newIdSegment } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { checkHiddenName } from './checkHiddenName';
import { checkWording } from './checkWording';
import type { PostingStash } from './lib/Posting';
import {
  addReferencedNames,
  type Catalogue,
  checkJob,
  deriveJobState,
  type Found,
  indexByKey,
  type JobInput,
  referencedKeys,
  restrictJobInput,
} from './lib/jobInput';
import { projectJob } from './lib/jobView';
import { postingOf } from './lib/postingOf';
import { publicationDeed } from './lib/publicationDeed';
import { stateAction } from './lib/stateAction';
import { readPostedSteps } from './readPostedSteps';

interface Stash extends PostingStash {
  who: Caller;
  input: JobInput;
  id: string;
  /** The values of the new job. */
  values: Snapshot<'OpenJob'> & { clientToken?: string | null };
  record: Rows['OpenJob'];
}

type Args = RootFields['Mutation.createOpenJob']['args'];

/**
 * Computes the values of the new job, including the names of the catalogue entries that it references, and
 * collects what the posting rules must check. Puts both into the stash. If the input does not say whether the
 * job is a draft, it is one unless the input makes it public.
 */
function prepare(ctx: StepContext<Args, Stash>, found: Found): void {
  const { input, who, id } = ctx.stash;
  const values = addReferencedNames({ isDraft: input.isPublic !== true, isPublic: false, ...input }, found);
  const job = { ...values, ...deriveJobState({}, values, util.time.nowISO8601()) };
  ctx.stash.values = job;
  ctx.stash.posting = postingOf(who, {}, { ...job, id }, ctx.args.input.acceptsHiddenName === true);
}

export const createOpenJob = operation('Mutation.createOpenJob', {
  grants: ['client', 'admin'],
  rate: RateLimits.job,
})
  .stash<Stash>()
  .step('names', 'Catalog', {
    /** Reads the catalogue entries that the new job references, because their names are stored in the job. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      ctx.stash.who = who;
      const { acceptsHiddenName, ...asked } = ctx.args.input;
      assertWritableFields(OpenJob.adminOnlyInputs, ctx.args.input, who);
      const input = restrictJobInput(asked, who, null);
      ctx.stash.input = input;
      ctx.stash.id = newIdSegment(ctx.args.input.clientToken);
      checkJob(input);
      checkPicture('coverImage', input, {}, who);
      const keys = referencedKeys(input);
      if (keys.length > 0) return batchGetItems(ctx, 'Catalog', keys);
      prepare(ctx, {});
      return runtime.earlyReturn(null);
    },

    response(ctx): null {
      prepare(ctx, indexByKey(batchItems<Catalogue>(ctx, 'Catalog')));
      return null;
    },
  })
  .step('steps', readPostedSteps)
  .step('wording', checkWording)
  .step('hiddenName', checkHiddenName)
  .step('write', 'OpenJob', {
    /**
     * Stores a new job. A client (a member of an organization, but no administrator) who creates a job becomes its
     * first owner; since the right comes from the membership, the client is stored in `clientIds` too and does not
     * count as a consultant. An administrator who creates a job does not own it: its owners are those that the input
     * names.
     */
    request(ctx) {
      const { clientToken, owners, ...values } = ctx.stash.values;
      const { who } = ctx.stash;
      const made = {
        __typename: 'OpenJob' as const,
        id: ctx.stash.id,
        createdBy: who.sub,
        createToken: clientToken,
      };
      const people = who.isAdmin ? { owners: owners ?? [] } : { owners: [who.sub], clientIds: [who.sub] };
      const item: Rows['OpenJob'] = { ...stamp(values, made), ...people };
      ctx.stash.record = item;
      const action = stateAction({}, values);
      if (action) ctx.stash.deed = { ...(ctx.stash.deed ?? {}), ...publicationDeed(action, values) };
      return putIfAbsent(OpenJob, item);
    },

    response(ctx) {
      const job = createdOrFail(ctx);
      return projectJob(job, ctx.stash.who);
    },
  });
