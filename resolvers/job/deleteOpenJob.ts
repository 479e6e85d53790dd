import { query, transactWrite } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { isDiscardable } from '../../model/isDiscardable';
import { jobRole } from '../../model/jobStaff';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { queryPartition } from '../lib/read';
import { authorizeAndValidate, fail, getCaller, resultOrFail, tableName } from '../lib/resolver';
import { withCondition } from '../lib/write/conditions';
import { logDeletion } from '../lib/write/logDeletion';
import { cancellationReasons, isContention } from '../lib/write/record';
import { projectJob } from './lib/jobView';

/** A transaction has at most 100 items: the job, what is below it, and the entry of the log. */
const BELOW = 98;

interface Stash {
  job: Rows['OpenJob'];
  below: { pk: string; sk: string }[];
}

export const deleteOpenJob = operation('Mutation.deleteOpenJob', {
  grants: ['client', 'admin'],
  also: ['Talent', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'OpenJob', {
    /** Reads the job and what is below it. */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { id } = ctx.args.input;
      if (!isIdOf(OpenJob, id)) fail('NotFound', 'There is no such record.');
      return { ...queryPartition<Rows['OpenJob'] & { pk: string; sk: string }>(id), consistentRead: true };
    },

    /**
     * Refuses every job but a draft that never was public: others have talents who kept it or applied to it. `NotFound`
     * for a caller who is no member of the job's organization.
     */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      const job = items.filter((row) => row.__typename === 'OpenJob')[0];
      const who = getCaller(ctx);
      const isTheirs = job && (who.isAdmin || jobRole(who, job) === 'client');
      if (!isTheirs) return fail('NotFound', 'There is no such record.');
      if (!isDiscardable(job)) fail('Conflict', 'Only drafts can be deleted.');
      const below = items.filter((row) => row.sk !== job.sk);
      if (below.length > BELOW)
        fail('Conflict', 'Too many records are below the job.', { inUse: below.length });
      ctx.stash.job = job;
      ctx.stash.below = below.map(({ pk, sk }) => ({ pk, sk }));
      return null;
    },
  })
  .step('involved', 'Talent', {
    /** Asks for a row of a person that refers to the job: an involvement, or an engagement that an administrator noted. */
    request(ctx) {
      return query({
        index: 'byParent',
        query: { parentKey: { eq: `OpenJob#${ctx.args.input.id}` } },
        limit: 1,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<{ items: unknown[] }>(ctx);
      if (items.length > 0) fail('Conflict', 'People are involved in the job.', { inUse: items.length });
      return null;
    },
  })
  .step('remove', 'OpenJob', {
    /** Deletes the job with what is below it, unless it has changed since it was read. */
    request(ctx) {
      const { job, below } = ctx.stash;
      const table = tableName(ctx, 'OpenJob');
      const still = { version: { eq: job.version } };
      const condition = withCondition(still, ctx.args.condition);
      return transactWrite({
        items: [
          { deleteItem: { table, key: keyOf(OpenJob, job.id), condition } },
          ...below.map((key) => ({ deleteItem: { table, key } })),
          ...logDeletion(ctx, job),
        ],
      });
    },

    response(ctx) {
      const isRefused = cancellationReasons(ctx).some(({ type }) => type === 'ConditionalCheckFailed');
      if (isRefused || isContention(ctx)) fail('Conflict', 'The record has changed in the meantime.');
      resultOrFail(ctx);
      return projectJob(ctx.stash.job, getCaller(ctx));
    },
  });
