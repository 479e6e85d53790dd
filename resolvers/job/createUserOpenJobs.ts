import { runtime, util } from '@aws-appsync/utils';
import { batchGet, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { User } from '../../model/entities/User';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { jobPeople, jobRole } from '../../model/jobStaff';
import { RateLimits } from '../../model/limits/RateLimits';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import type { Rows, Snapshot } from '../generated/types';
import { giverAttribute } from '../lib/access/ownership';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchItems, getLatestRecord, queryPartition } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { cancellationReasons, noteContention, putNew, resolveConflict, stamp } from '../lib/write/record';
import type { PrivateRow } from '../user/lib/PrivateRow';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';
import { continuedConversation } from './lib/continuedConversation';
import { involvementsOfClients } from './lib/involvementsOfClients';
import { notApplied } from './lib/notApplied';
import { staffCondition } from './lib/staffCondition';

interface Stash {
  who: Caller;
  /** Who gave the right that the involvement is. */
  giver: Snapshot<'UserOpenJobs'>;
  /** The copy of the job that the involvement stores. */
  job: Snapshot<'OpenJob'> | null;
  /** Who works for the job, as its rows have it. */
  staff: Snapshot<'UserOpenJobs'>;
  /** Whether the caller must be in contact with the talent. */
  asksContact?: boolean | null;
  /** The conversation in which a scout goes on, if there is one. */
  continued: Snapshot<'UserOpenJobs'>;
  record: Rows['UserOpenJobs'];
}

export const createUserOpenJobs = operation('Mutation.createUserOpenJobs', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.invitation,
  also: ['OpenJob'],
})
  .stash<Stash>()
  .step('people', 'Talent', {
    /** Reads the job and the person, to check what the caller may do, and the person's application to the job. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, openJobID, involveType } = ctx.args.input;
      if (!isIdOf(User, userID)) invalid('input.userID', 'id');
      if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
      ctx.stash.giver = giverAttribute(UserOpenJobs, { involveType }, who);
      ctx.stash.who = who;
      const jobs = { keys: [keyOf(OpenJob, openJobID)], consistentRead: true };
      const keys = [keyOf(User, userID), keyOf(UserApplies, childId(userID, openJobID))];
      const people = { keys, consistentRead: true };
      return batchGet({ tables: { [tableName(ctx, 'OpenJob')]: jobs, [tableName(ctx, 'Talent')]: people } });
    },

    /**
     * Decides whether the caller may involve the person. Consultants of the job may involve everybody, though not
     * as consultants. Members of the job's organization may only scout and recommend talents; if a talent's profile
     * is not open to organizations, the next step checks whether the organization is in contact with the talent.
     * All other callers get `Unauthorized`, the error that they would also get for a job or person that does not
     * exist.
     */
    response(ctx) {
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      ctx.stash.job = job ? jobSnapshot(job) : null;
      ctx.stash.staff = job
        ? { staffIds: jobPeople(job).sort(), organizationId: job.organizationOpenJobsId ?? '' }
        : {};
      const rows = batchItems<'User' | 'UserApplies'>(ctx, 'Talent');
      const applied = rows.filter((row): row is Rows['UserApplies'] => row?.__typename === 'UserApplies')[0];
      ctx.stash.continued = continuedConversation(applied, ctx.stash.who);
      if (ctx.stash.who.isAdmin) return null;
      const user = rows.filter((row): row is Rows['User'] => row?.__typename === 'User')[0];
      const role = job ? jobRole(ctx.stash.who, job) : 'none';
      const isClients = role === 'client' && involvementsOfClients.includes(ctx.args.input.involveType);
      if (role !== 'consultant' && !(isClients && user)) {
        return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
      }
      ctx.stash.asksContact = isClients && user && !isProfileShown(user, 'client', ctx.stash.who.memberOf);
      return null;
    },
  })
  .step('permitted', 'Talent', {
    /**
     * If a member of an organization wants to involve a talent who has not agreed to be shown to organizations,
     * reads the talent's private rows. The involvement is permitted only if these rows put the organization in
     * contact with the talent.
     */
    request(ctx) {
      if (!ctx.stash.asksContact) runtime.earlyReturn(null);
      return queryPartition<PrivateRow>(`${ctx.args.input.userID}#private`);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const isInContact = contactGrantingRows(ctx.stash.who, items).length > 0;
      return isInContact ? null : fail('Unauthorized', 'The parent is not there, or not the caller’s.');
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the involvement of a person in a job, on the condition that both exist and that the caller still is on the
     * staff of the job or an administrator. Who has applied to the job is not scouted for it.
     */
    request(ctx) {
      const { who } = ctx.stash;
      const { userID, openJobID, involveType, clientToken } = ctx.args.input;
      const id = childId(userID, openJobID);
      const made = { __typename: 'UserOpenJobs' as const, id, createdBy: who.sub, createToken: clientToken };
      const now = util.time.nowISO8601();
      const index = { parentKey: `OpenJob#${openJobID}`, parentSort: `UserOpenJobs#${now}` };
      const openJob = ctx.stash.job;
      const isScout = involveType === 'SCOUTED';
      const scouted = isScout ? { scoutedAt: now, ...ctx.stash.continued } : {};
      const values = { userID, openJobID, involveType, openJob, ...scouted, ...ctx.stash.giver };
      const record: Rows['UserOpenJobs'] = {
        ...stamp(values, made),
        ...{ ...ctx.stash.staff, ...index },
        owner: userID,
      };
      ctx.stash.record = record;
      const there = { pk: { attributeExists: true } };
      const [talents, jobs] = [tableName(ctx, 'Talent'), tableName(ctx, 'OpenJob')];
      return transactWrite({
        items: [
          { conditionCheck: { table: talents, key: keyOf(User, userID), condition: there } },
          {
            conditionCheck: {
              table: jobs,
              key: keyOf(OpenJob, openJobID),
              condition: staffCondition(who),
            },
          },
          putNew(talents, UserOpenJobs, record),
          ...(isScout ? [notApplied(talents, id)] : []),
        ],
      });
    },

    /**
     * Returns the stored involvement. If the transaction was refused, job staff or an administrator
     * continues with the step that resolves the conflict. Anybody else gets `Unauthorized`, as for a job that
     * does not exist, so that they learn nothing about other people's jobs.
     */
    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      noteContention(ctx);
      const isElsewhere = cancellationReasons(ctx)[1]?.type === 'ConditionalCheckFailed';
      if (isElsewhere) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
      const hasApplied = cancellationReasons(ctx)[3]?.type === 'ConditionalCheckFailed';
      return hasApplied ? invalid('input.userID', 'applied') : null;
    },
  })
  .step('resolveConflict', 'Talent', {
    /**
     * Reads the existing involvement after its create was refused. If the request repeats the one that created
     * it, the caller gets that record, otherwise `Conflict`. If there is none, because the person does not exist,
     * the error is `Unauthorized`.
     */
    request(ctx) {
      return getLatestRecord(UserOpenJobs, ctx.stash.record.id);
    },

    response: resolveConflict,
  });
