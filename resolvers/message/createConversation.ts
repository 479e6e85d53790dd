import { runtime, util } from '@aws-appsync/utils';
import { batchGet, operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { Conversation } from '../../model/entities/Conversation';
import { OpenJob } from '../../model/entities/OpenJob';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { UserConversations } from '../../model/entities/UserConversations';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { jobRole, worksForJob } from '../../model/jobStaff';
import { RateLimits } from '../../model/limits/RateLimits';
import { brokenPublicName } from '../../model/rules/brokenPublicName';
import { findHiddenNames } from '../../model/rules/posting/findHiddenNames';
import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import { operatorName } from '../../model/snapshots/operatorName';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchItems, getLatestRecord, getRecord, queryPartition } from '../lib/read';
import { authorizeAndValidate, fail, invalid, newIdSegment, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { noteContention, putNew, resolveConflict, stamp } from '../lib/write/record';
import { involvementsOfClients } from '../job/lib/involvementsOfClients';
import { normalNames } from '../job/lib/normalNames';
import { normalTexts } from '../job/lib/normalTexts';
import type { PrivateRow } from '../user/lib/PrivateRow';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';
import { buildMemberRow, visibleConversation } from './lib/rows';

interface Stash {
  who: Caller;
  /** The subs of the participants, without the caller. */
  people: string[];
  /** The involvement of the person in the job, if the conversation becomes its. */
  involvement?: Rows['UserOpenJobs'] | null;
  record: Rows['Conversation'];
}

/** An id that no organization has. It is read for a job without an organization. */
const NOBODY = 'none';

export const createConversation = operation('Mutation.createConversation', {
  grants: ['client', 'consultant', 'admin'],
  rate: RateLimits.conversation,
  also: ['OpenJob', 'Talent', 'Insight'],
})
  .stash<Stash>()
  .step('people', 'Talent', {
    /**
     * Reads the job and the people of a new conversation, and whether the only one of them is scouted or recommended
     * for the job. Others than administrators must name a job, and can invite only one person.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { participantIds, openJobConversationsId: job, name } = ctx.args.input;
      const people = participantIds.filter(
        (sub, index) => participantIds.indexOf(sub) === index && sub !== who.sub,
      );
      const most = who.isAdmin ? 20 : 1;
      if (people.length < 1 || people.length > most) invalid('input.participantIds', `1..${most}`);
      if (people.some((sub) => !isIdOf(User, sub))) invalid('input.participantIds', 'id');
      if (job && !isIdOf(OpenJob, job)) invalid('input.openJobConversationsId', 'id');
      const broken = name ? brokenPublicName(name, util.str.normalize(name, 'nfkc'), who.isAdmin) : null;
      if (broken) invalid('input.name', broken);
      ctx.stash.who = who;
      ctx.stash.people = people;
      // Also reads the caller if they are a member: the conversation outlives the token with their
      // organization.
      const users = [...people, ...(who.organizationId === '' ? [] : [who.sub])].map((sub) =>
        keyOf(User, sub),
      );
      const jobs = job
        ? { [tableName(ctx, 'OpenJob')]: { keys: [keyOf(OpenJob, job)], consistentRead: true } }
        : {};
      const only = people.length === 1 && job ? [keyOf(UserOpenJobs, childId(people[0]!, job))] : [];
      const keys = [...users, ...only];
      return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true }, ...jobs } });
    },

    response(ctx) {
      const rows = batchItems<'User' | 'UserOpenJobs'>(ctx, 'Talent');
      const found = rows.filter((row): row is Rows['User'] => row?.__typename === 'User');
      const involvement = rows.filter(
        (row): row is Rows['UserOpenJobs'] => row?.__typename === 'UserOpenJobs',
      )[0];
      const isFirst =
        involvement && !involvement.conversationId && involvementsOfClients.includes(involvement.involveType);
      ctx.stash.involvement = isFirst ? involvement : null;
      const users = found.filter((user) => user.sub !== ctx.stash.who.sub);
      const self = found.filter((user) => user.sub === ctx.stash.who.sub)[0];
      const job = batchItems<'OpenJob'>(ctx, 'OpenJob')[0];
      const { who } = ctx.stash;
      const { openJobConversationsId } = ctx.args.input;
      const role = job ? jobRole(who, job) : 'none';
      const isMember = role === 'client' && self?.organizationUsersId === job?.organizationOpenJobsId;
      const isOwn = who.isAdmin || role === 'consultant' || isMember;
      if ((openJobConversationsId && !job) || !isOwn) return fail('Unauthorized', 'There is no such job.');
      if (users.length < ctx.stash.people.length) return fail('Unauthorized', 'A participant is not there.');
      return { users, job };
    },
  })
  .step('hiddenName', 'Catalog', {
    /** If the conversation gets a name and its job hides the organization's, reads the organization. */
    request(ctx) {
      const { job } = ctx.prev.result;
      if (!ctx.args.input.name || job?.isHideOrganizationName !== true)
        return runtime.earlyReturn(ctx.prev.result);
      const id = job.organizationOpenJobsId ?? '';
      return getRecord(Organization, isIdOf(Organization, id) ? id : NOBODY);
    },

    /** Throws `InvalidInput` if the name of the conversation, which the talent sees, reveals the organization. */
    response(ctx) {
      const { job } = ctx.prev.result;
      const texts = normalTexts(ctx.args.input, ['name']);
      const found = findHiddenNames(texts, normalNames(job!, resultOrFail(ctx)));
      if (found.length > 0) invalid('input.name', 'hiddenName');
      return ctx.prev.result;
    },
  })
  .step('permitted', 'Talent', {
    /**
     * Checks that the caller may write to the talent. Administrators may write to everybody. Job staff may write
     * to the talent if organizations may see the talent's profile, or if one of the talent's private rows puts
     * the caller in contact with the talent.
     */
    request(ctx) {
      const { users } = ctx.prev.result;
      const talent = users[0]!;
      const { isAdmin, memberOf } = ctx.stash.who;
      if (isAdmin || isProfileShown(talent, 'client', memberOf)) runtime.earlyReturn(ctx.prev.result);
      return queryPartition<PrivateRow>(`${talent.sub}#private`);
    },

    response(ctx) {
      const { items } = resultOrFail(ctx);
      const isEngaged = contactGrantingRows(ctx.stash.who, items).length > 0;
      return isEngaged ? ctx.prev.result : fail('Unauthorized', 'A participant is not there.');
    },
  })
  .step('write', 'Conversation', {
    /**
     * Stores a conversation and a member row for each participant, the caller included, in one transaction. Job
     * staff appear under the organization's name, if the job shows it; an administrator who opens the
     * conversation appears under `operatorName`. The audit log gets an entry. The first conversation about the job with
     * who is scouted or recommended for it becomes the involvement's: an application continues in it.
     */
    request(ctx) {
      const { users, job } = ctx.prev.result;
      const { name, clientToken } = ctx.args.input;
      const { involvement } = ctx.stash;
      const { sub, isAdmin } = ctx.stash.who;
      const id = newIdSegment(clientToken);
      const snapshot = job ? jobSnapshot(job) : {};
      const about = job ? { openJobConversationsId: job.id, jobKey: job.id, openJob: snapshot } : {};
      const made = { __typename: 'Conversation' as const, id, createdBy: sub, createToken: clientToken };
      const members = [sub, ...users.map((user) => user.sub)];
      ctx.stash.record = { ...stamp({ name: name ?? job?.title, ...about }, made), owners: members };
      const conversations = tableName(ctx, 'Conversation');
      const shown = { lastMessage: '', unreadCount: 0 };
      const organization = shownOrganization(snapshot);
      const senderName = isAdmin ? operatorName : organization;
      const named = (people: Rows['User'][]) => people.map((user) => user.displayName ?? '').join('、');
      const staff = job ? users.filter((user) => worksForJob(user, job)) : [];
      const talents = users.filter((user) => !staff.includes(user));
      const own = buildMemberRow(
        ctx.stash.record,
        { ...shown, userId: sub, partnerName: named(users), memberName: senderName, isJobStaff: !!job },
        sub,
      );
      const theirs = users.map((user) => {
        const isJobStaff = staff.includes(user);
        const signed = isJobStaff && organization !== '' ? organization : (user.displayName ?? '');
        const partnerName = isJobStaff && talents.length > 0 ? named(talents) : senderName;
        const member = { ...shown, userId: user.sub, partnerName, memberName: signed, isJobStaff };
        return buildMemberRow(ctx.stash.record, member, sub);
      });
      return transactWrite({
        items: [
          putNew(conversations, Conversation, ctx.stash.record),
          ...[own, ...theirs].map((row) => putNew(conversations, UserConversations, row)),
          auditWrite(ctx, { actor: sub, action: 'startConversation', subject: id }),
          ...(involvement
            ? [
                {
                  updateItem: {
                    table: tableName(ctx, 'Talent'),
                    key: keyOf(UserOpenJobs, involvement.id),
                    update: { conversationId: operations.replace(id) },
                    condition: { pk: { attributeExists: true }, conversationId: { attributeExists: false } },
                  },
                },
              ]
            : []),
        ],
      });
    },

    response(ctx) {
      const conversation = visibleConversation(ctx.stash.record, ctx.stash.who);
      if (!ctx.error) return endPipeline(ctx, conversation);
      noteContention(ctx);
      return null;
    },
  })
  .step('resolveConflict', 'Conversation', {
    /**
     * Reads the conversation that has the id of a refused create. `resolveConflict` then returns it on a retry,
     * and otherwise throws an error.
     */
    request(ctx) {
      return getLatestRecord(Conversation, ctx.stash.record.id);
    },

    response(ctx) {
      return visibleConversation(resolveConflict(ctx), ctx.stash.who);
    },
  });
