import { runtime, util } from '@aws-appsync/utils';
import { batchGet, operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { UserApplies } from '../../model/entities/UserApplies';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { givesRight } from '../../model/givesRight';
import { isIdOf, keyOf, partitionOf, secondSegment } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import type { Rows, StoredRow } from '../generated/types';
import { assertWritableFields, giverAttribute } from '../lib/access/ownership';
import { operation } from '../lib/operation';
import { batchItems, queryPartition } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { endedSessions } from '../lib/write/endedSessions';
import { cancellationReasons, isContention, toUpdate } from '../lib/write/record';
import type { PrivateRow } from '../user/lib/PrivateRow';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';
import { continuedConversation } from './lib/continuedConversation';
import { hideGiver } from './lib/hideGiver';
import { notApplied } from './lib/notApplied';
import { staffCondition } from './lib/staffCondition';

interface Stash {
  who: Caller;
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  /** Whether the caller must be in contact with the talent. */
  asksContact: boolean;
  /** The new values. */
  values: Partial<Rows['UserOpenJobs']>;
  /** Whether the person becomes a scouted one. */
  isScout: boolean;
  /** Whether a member asks again for a scout that is stored, because the answer was lost. */
  isRepeated: boolean;
}

/** The fields that never change. */
const FIXED = ['userID', 'openJobID', 'owner'];

export const updateUserOpenJobs = operation('Mutation.updateUserOpenJobs', {
  grants: ['client', 'consultant', 'admin'],
  also: ['OpenJob', 'Insight'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /** Reads the involvement, the person, the person's application to the job, and the job. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, ...values } = ctx.args.input;
      ctx.stash.asked = dynamoCondition(ctx.args.condition);
      assertWritableFields([], values, who);
      const openJobId = secondSegment(id);
      if (!isIdOf(UserOpenJobs, id) || !(who.isAdmin || who.inClientArea))
        fail('NotFound', 'There is no such record.');
      ctx.stash.who = who;
      const keys = [keyOf(UserOpenJobs, id), keyOf(User, partitionOf(id)), keyOf(UserApplies, id)];
      const jobs = { keys: [keyOf(OpenJob, openJobId)], consistentRead: true };
      return batchGet({
        tables: {
          [tableName(ctx, 'Talent')]: { keys, consistentRead: true },
          [tableName(ctx, 'OpenJob')]: jobs,
        },
      });
    },

    /**
     * Decides whether the caller may change the involvement. Consultants of the job may, except that of a consultant.
     * Members of the job's organization may only scout whom they have recommended; if the talent's profile is not open
     * to organizations, the next step checks whether the organization is in contact with the talent. Anybody else gets
     * `NotFound`.
     */
    response(ctx) {
      const rows = batchItems<'UserOpenJobs' | 'User' | 'UserApplies'>(ctx, 'Talent');
      const row = rows.filter((each): each is Rows['UserOpenJobs'] => each?.__typename === 'UserOpenJobs')[0];
      const user = rows.filter((each): each is Rows['User'] => each?.__typename === 'User')[0];
      const applied = rows.filter(
        (each): each is Rows['UserApplies'] => each?.__typename === 'UserApplies',
      )[0];
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const { involveType } = ctx.args.input;
      const role = job ? jobRole(who, job) : 'none';
      const isScout = involveType === 'SCOUTED' && row?.involveType !== 'SCOUTED';
      const isClients = role === 'client' && row?.involveType === 'RECOMMENDED' && isScout;
      const isConsultants = role === 'consultant' && row?.involveType !== 'CONSULTANT';
      const isScouted = involveType === 'SCOUTED' && row?.involveType === 'SCOUTED';
      ctx.stash.isRepeated = role === 'client' && isScouted;
      if (!row || !(who.isAdmin || isConsultants || isClients || ctx.stash.isRepeated))
        return fail('NotFound', 'There is no such record.');
      ctx.stash.isScout = isScout;
      ctx.stash.asksContact =
        isClients && !who.isAdmin && !(user && isProfileShown(user, 'client', who.memberOf));
      const continued = isScout && !row.conversationId ? continuedConversation(applied, who) : {};
      const scouted = isScout ? { scoutedAt: util.time.nowISO8601(), ...continued } : {};
      const values: StoredRow = { involveType: involveType ?? row.involveType, ...scouted };
      ctx.stash.values = { ...values, ...giverAttribute(UserOpenJobs, { involveType }, who) };
      return row;
    },
  })
  .step('permitted', 'Talent', {
    /** If a member of an organization scouts a talent whose profile is not open to them, reads the talent's private rows. */
    request(ctx) {
      if (!ctx.stash.asksContact) runtime.earlyReturn(ctx.prev.result);
      return queryPartition<PrivateRow>(`${partitionOf(ctx.args.input.id)}#private`);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const isInContact = contactGrantingRows(ctx.stash.who, items).length > 0;
      return isInContact ? ctx.prev.result : fail('NotFound', 'There is no such record.');
    },
  })
  .step('write', 'Talent', {
    /**
     * Changes the involvement, on the condition that the caller still is on the staff of the job or an administrator.
     * Who has applied to the job is not scouted for it. A consultant who loses the right loses the sessions with it.
     */
    request(ctx) {
      const { who, values, asked, isScout } = ctx.stash;
      const row = ctx.prev.result;
      if (ctx.stash.isRepeated) runtime.earlyReturn(hideGiver(row, who));
      const still = { pk: { attributeExists: true }, version: { eq: row.version } };
      const lost = givesRight(UserOpenJobs, row) && values.involveType !== 'CONSULTANT';
      const update = {
        ...toUpdate(values, FIXED),
        updatedAt: util.time.nowISO8601(),
        version: operations.increment(1),
      };
      const talents = tableName(ctx, 'Talent');
      return transactWrite({
        items: [
          {
            updateItem: {
              table: talents,
              key: keyOf(UserOpenJobs, row.id),
              update,
              condition: Object.keys(asked).length > 0 ? { and: [still, asked] } : still,
            },
          },
          {
            conditionCheck: {
              table: tableName(ctx, 'OpenJob'),
              key: keyOf(OpenJob, row.openJobID),
              condition: staffCondition(who),
            },
          },
          ...(isScout ? [notApplied(talents, row.id)] : []),
          ...(lost ? endedSessions(ctx, partitionOf(row.id)) : []),
        ],
      });
    },

    response(ctx) {
      const row = ctx.prev.result;
      const { values, who, isScout } = ctx.stash;
      const isFailed = (index: number): boolean =>
        cancellationReasons(ctx)[index]?.type === 'ConditionalCheckFailed';
      if (isFailed(1)) return fail('NotFound', 'There is no such record.');
      if (isScout && isFailed(2)) return invalid('input.involveType', 'applied');
      if (isFailed(0) || isContention(ctx))
        return fail('Conflict', 'The record has changed in the meantime.');
      resultOrFail(ctx);
      const version = row.version + 1;
      return hideGiver({ ...row, ...values, updatedAt: util.time.nowISO8601(), version }, who);
    },
  });
