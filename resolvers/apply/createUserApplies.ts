import { runtime, util } from '@aws-appsync/utils';
import { batchGet, operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { UserConversations } from '../../model/entities/UserConversations';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { UserResume } from '../../model/entities/UserResume';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { jobStaff } from '../../model/jobStaff';
import { RateLimits } from '../../model/limits/RateLimits';
import { applyLines } from '../../model/transitions/applyLines';
import { isPublic } from '../../model/visibility/isPublic';
import type { RootFields, Rows, StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchItems, getLatestRecord, queryChildren, queryPartition } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { isContention, isIdempotentRetry, resolveConflict } from '../lib/write/record';
import { isOvertaken } from '../message/lib/lineOrder';
import type { ProfileRow } from '../user/lib/PrivateRow';
import { buildApplication, createApplicationWrites, moveApplicationWrites } from './lib/applicationWrites';
import { buildAppliedProfile } from './lib/buildAppliedProfile';
import { continueConversationWrites } from './lib/continueConversationWrites';

interface Stash {
  /** The subs of the job staff who join the application's conversation. */
  staff: string[];
  /** The files that go with the application. */
  files: Rows['UserResume'][];
  record: Rows['UserApplies'];
  /** Whether the transaction was sent, and whether it succeeded. */
  isTried?: boolean;
  isWritten?: boolean;
  /** The time of the conversation's last message, if a refusal has told it. */
  lastLineAt?: string;
}

type Input = RootFields['Mutation.createUserApplies']['args']['input'];

/**
 * Returns what a talent sends with an application, for the event in its history: the message, the URL, and the files with
 * their names. Fields without a value are left out.
 */
function sentWords({ message, url }: Input, files: Rows['UserResume'][]): StoredRow {
  const words: StoredRow = {};
  if (message) words.message = util.str.normalize(message, 'nfc');
  if (url) words.url = url;
  if (files.length > 0) words.files = files.map(({ id, filename }) => ({ id, filename: filename ?? null }));
  return words;
}

const NOBODY = { memberIds: [], owners: [] };

/**
 * How many client tokens of earlier requests an application stores, so that late repetitions of these
 * requests are recognized. Older tokens are not needed, because a token is accepted for ten minutes only.
 */
const TOKENS = 20;

export const createUserApplies = operation('Mutation.createUserApplies', {
  grants: ['owner'],
  rate: RateLimits.application,
  also: ['OpenJob', 'Conversation', 'Catalog'],
})
  .stash<Stash>()
  .step('read', 'Talent', {
    /**
     * Reads with one BatchGet the job, the talent's User record, the files that go with the application, and the
     * talent's earlier application to this job and involvement in it, if there are any.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, openJobID, owner, type, url, resumeIds } = ctx.args.input;
      if (!isIdOf(OpenJob, openJobID)) invalid('input.openJobID', 'id');
      if (type && type !== 'APPLIED') invalid('input.type', 'APPLIED');
      if (url && !url.startsWith('https://')) invalid('input.url', 'https');
      const files = resumeIds ?? [];
      if (files.length > 10) invalid('input.resumeIds', '0..10');
      if (userID !== who.sub || (owner && owner !== who.sub)) {
        fail('Unauthorized', 'An application is the caller’s own.');
      }
      const foreign = files.filter((id) => !isIdOf(UserResume, id) || partitionOf(id) !== who.sub);
      if (foreign.length > 0) fail('Unauthorized', 'Files that go with an application are the caller’s own.');
      const talent = [
        { pk: userID, sk: 'User' },
        keyOf(UserApplies, childId(userID, openJobID)),
        keyOf(UserOpenJobs, childId(userID, openJobID)),
        ...files.filter((id, index) => files.indexOf(id) === index).map((id) => keyOf(UserResume, id)),
      ];
      const job = [{ pk: openJobID, sk: 'OpenJob' }];
      return batchGet({
        tables: {
          [tableName(ctx, 'Talent')]: { keys: talent },
          [tableName(ctx, 'OpenJob')]: { keys: job, consistentRead: true },
        },
      });
    },

    response(ctx) {
      const rows = batchItems<'User' | 'UserApplies' | 'UserOpenJobs' | 'UserResume'>(ctx, 'Talent');
      const user = rows.filter((row) => row?.__typename === 'User')[0];
      const earlier = rows.filter((row) => row?.__typename === 'UserApplies')[0];
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      if (!user) return fail('Unauthorized', 'Applying needs a profile.');
      // A retry returns the current application, even if it was withdrawn or its job was closed since.
      const sent = { createToken: ctx.args.input.clientToken, createdBy: user.sub };
      if (earlier && isIdempotentRetry(earlier, sent)) return endPipeline(ctx, earlier);
      if (!job || !isPublic(job)) return fail('Unauthorized', 'There is no such job for the caller.');
      if (earlier && earlier.type !== 'WITHDRAWN') return fail('Conflict', 'This record exists already.');
      ctx.stash.files = rows.filter((row): row is Rows['UserResume'] => row?.__typename === 'UserResume');
      const involvement = rows.filter((row) => row?.__typename === 'UserOpenJobs')[0];
      return { user, job, earlier, scouted: earlier ? null : involvement?.conversationId };
    },
  })
  .step('members', 'Conversation', {
    /**
     * If job staff have begun a conversation with the talent about this job, such as by scouting, reads its members: the
     * application continues there.
     */
    request(ctx) {
      const { scouted, ...found } = ctx.prev.result;
      if (!scouted) return runtime.earlyReturn({ ...found, members: [] });
      return queryChildren(UserConversations, scouted);
    },

    response(ctx) {
      const { scouted: _, ...found } = ctx.prev.result;
      return { ...found, members: resultOrFail(ctx).items };
    },
  })
  .step('staff', 'Talent', {
    /**
     * Determines the job staff who join the application's conversation, and puts their subs into the stash. If an
     * organization's job was created by clients, or has no owner, this step reads the owners of the organization,
     * and which of the clients who created the job still are members. For other jobs it reads nothing.
     */
    request(ctx) {
      const { job } = ctx.prev.result;
      const clients = job.clientIds ?? [];
      const organization = job.organizationOpenJobsId;
      const isKnown = clients.length === 0 && (job.owners ?? []).length > 0;
      if (isKnown || !organization) {
        ctx.stash.staff = jobStaff(job, NOBODY);
        runtime.earlyReturn(ctx.prev.result);
      }
      const catalog = { keys: [{ pk: organization, sk: 'Organization' }], consistentRead: true };
      const users = { keys: clients.map((sub) => ({ pk: sub, sk: 'User' })), consistentRead: true };
      const talents = clients.length > 0 ? { [tableName(ctx, 'Talent')]: users } : {};
      return batchGet({ tables: { [tableName(ctx, 'Catalog')]: catalog, ...talents } });
    },

    response(ctx) {
      const { job } = ctx.prev.result;
      const members = batchItems<'User'>(ctx, 'Talent').filter(
        (user) => user?.organizationUsersId === job.organizationOpenJobsId,
      );
      const organization = batchItems<'Organization'>(ctx, 'Catalog')[0];
      ctx.stash.staff = jobStaff(job, {
        memberIds: members.flatMap((user) => user?.sub ?? []),
        owners: organization?.owners ?? [],
      });
      return ctx.prev.result;
    },
  })
  .step('profile', 'Talent', {
    /** Reads the talent's profile. The application stores a copy of what job staff can see of it now. */
    request(ctx) {
      return queryPartition<ProfileRow>(ctx.args.input.userID);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const { user } = ctx.prev.result;
      return { ...ctx.prev.result, profile: buildAppliedProfile(user, items, util.time.nowISO8601()) };
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the application, its conversation and the first message in one transaction. In a conversation that job
     * staff have begun, it stores the message there. If the talent has withdrawn an earlier application to this job,
     * that application is changed instead. The pipeline contains this step twice: if a message was stored at the same
     * moment, it tries again.
     */
    request(ctx) {
      if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
      const { user, job, earlier, members, profile } = ctx.prev.result;
      const { input } = ctx.args;
      const words = sentWords(input, ctx.stash.files);
      const line = applyLines.APPLIED;
      const after = ctx.stash.lastLineAt;
      const begun = members[0]?.conversationId ?? util.autoUlid();
      const conversationId = earlier ? earlier.conversationId : begun;
      const about = { job, staff: ctx.stash.staff, words, profile };
      const application = buildApplication(input, user, about, conversationId);
      ctx.stash.record = application;
      if (members.length > 0) {
        const writes = continueConversationWrites(ctx, application, { line, members, after });
        ctx.stash.record = writes.application;
        return transactWrite({ items: writes.items });
      }
      if (!earlier) return transactWrite({ items: createApplicationWrites(ctx, application, job, line) });
      const also: StoredRow = {
        consentedAt: operations.replace(application.consentedAt),
        profile: operations.replace(profile),
        posting: operations.replace(application.posting),
      };
      if (input.message) also.message = operations.replace(input.message);
      if (input.resumeIds) also.resumeIds = operations.replace(input.resumeIds);
      if (input.url) also.url = operations.replace(input.url);
      if (input.clientToken) also.createToken = operations.replace(input.clientToken);
      if (earlier.createToken) {
        const former = [...(earlier.formerTokens ?? []), earlier.createToken];
        also.formerTokens = operations.replace(former.slice(-TOKENS));
      }
      const move = { to: 'APPLIED' as const, by: input.userID, line, also, words, after };
      return transactWrite({ items: moveApplicationWrites(ctx, earlier, move) });
    },

    response(ctx) {
      const { earlier, members } = ctx.prev.result;
      if (!ctx.error && !earlier) return endPipeline(ctx, ctx.stash.record);
      const rows = earlier ? earlier.memberIds.length : (members ?? []).length;
      // The member rows come after the application and the message and, of an earlier application, its read rows.
      const first = earlier ? 2 + earlier.memberIds.filter((sub) => sub !== ctx.args.input.userID).length : 3;
      ctx.stash.isTried = true;
      ctx.stash.isWritten = !ctx.error;
      ctx.stash.isContended = !!ctx.error && (isContention(ctx) || isOvertaken(ctx, first, rows));
      return ctx.prev.result;
    },
  })
  .again('write')
  .step('resolveConflict', 'Talent', {
    /**
     * Reads the application after the transaction. If the transaction succeeded, the caller gets the application.
     * If it was refused, `resolveConflict` decides: the caller gets the application only on a retry.
     */
    request(ctx) {
      return getLatestRecord(UserApplies, ctx.stash.record.id);
    },

    response(ctx) {
      return ctx.stash.isWritten ? resultOrFail(ctx) : resolveConflict(ctx);
    },
  });
