import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { endMeetings } from '../../../model/meetings/endMeetings';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import { Message } from '../../../model/entities/Message';
import { MessageRead } from '../../../model/entities/MessageRead';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import type { EnumValue } from '../../../model/enums';
import { childId, keyOf } from '../../../model/ids';
import { jobPeople } from '../../../model/jobStaff';
import { appliedPosting } from '../../../model/snapshots/appliedPosting';
import { jobSnapshot, shownOrganization } from '../../../model/snapshots/jobSnapshot';
import { sharedIcon, userSnapshot } from '../../../model/snapshots/userSnapshot';
import type { RootFields, Rows, StoredRow } from '../../generated/types';
import { fail, tableName } from '../../lib/resolver';
import { isContention, putNew, stamp } from '../../lib/write/record';
import { isOvertaken } from '../../message/lib/lineOrder';
import { lineWrites } from '../../message/lib/lineWrites';
import { buildEventLine, buildMemberRow, buildReadRow } from '../../message/lib/rows';

type Input = RootFields['Mutation.createUserApplies']['args']['input'];

interface About {
  job: Rows['OpenJob'];
  /** The subs of the job staff who join the application's conversation. */
  staff: string[];
  /** What the talent sends, for the history. */
  words: StoredRow;
  /** The profile as it is now (`buildAppliedProfile`). */
  profile: StoredRow;
}

/**
 * Builds the record of a talent's application to a job, with the copies of job and talent that lists of
 * applications show.
 */
export function buildApplication(
  input: Input,
  user: Rows['User'],
  { job, staff, words, profile }: About,
  conversationId: string,
): Rows['UserApplies'] {
  const now = util.time.nowISO8601();
  const { userID, openJobID, message, url, resumeIds, clientToken } = input;
  const values: Partial<Rows['UserApplies']> = {
    userID,
    openJobID,
    message,
    url,
    resumeIds,
    type: 'APPLIED',
    consentedAt: now,
    conversationId,
    history: [{ type: 'APPLIED', at: now, by: userID, ...words }],
    profile,
    posting: appliedPosting(job, now),
    openJob: jobSnapshot(job),
    organizationId: job.organizationOpenJobsId,
    user: userSnapshot(user),
    staffIds: jobPeople(job),
    memberIds: [userID, ...staff.filter((sub) => sub !== userID)],
  };
  const id = childId(userID, openJobID);
  const made = stamp(values, { __typename: 'UserApplies', id, createdBy: userID, createToken: clientToken });
  return { ...made, owner: userID, parentKey: `OpenJob#${openJobID}`, parentSort: `UserApplies#${now}` };
}

/** Returns what the row of a new member says of both sides, who have the application's line before them. */
export function memberValues({ userID, user, openJob }: Rows['UserApplies'], userId: string) {
  const organization = shownOrganization(openJob!);
  const name = user!.displayName ?? '';
  return userId === userID
    ? { userId, partnerName: organization, memberName: name, unreadCount: 0, isJobStaff: false }
    : {
        ...{ userId, partnerName: name, partnerIcon: sharedIcon(user!), memberName: organization },
        ...{ unreadCount: 1, isJobStaff: true },
      };
}

/**
 * Returns the transaction items for a talent's first application to a job: the application, its conversation,
 * a member row for each member, an event line that reports the application, and for each of the job staff a
 * read row of that line. `line` is the line's text.
 */
export function createApplicationWrites(
  ctx: Context,
  application: Rows['UserApplies'],
  job: Rows['OpenJob'],
  line: string,
) {
  const conversationId = application.conversationId;
  const talent = application.userID;
  const owners = application.memberIds.filter((sub) => sub !== talent);
  const snapshot = application.openJob!;
  const made = { __typename: 'Conversation' as const, id: conversationId, createdBy: talent };
  const conversation = stamp(
    { name: job.title, openJobConversationsId: job.id, jobKey: job.id, openJob: snapshot },
    made,
  );
  const message = buildEventLine(conversationId, line, { by: talent, isJobStaff: false });
  const conversations = tableName(ctx, 'Conversation');
  const shown = { lastMessage: line, lastMessageAt: message.createdAt };
  const rows = [talent, ...owners].map((userId) =>
    buildMemberRow(conversation, { ...shown, ...memberValues(application, userId) }, talent),
  );
  return [
    putNew(conversations, Conversation, { ...conversation, owners: application.memberIds }),
    putNew(conversations, Message, message),
    ...rows.map((row) => putNew(conversations, UserConversations, row)),
    ...owners.map((userId) =>
      putNew(conversations, MessageRead, buildReadRow(message, { userId, isJobStaff: true })),
    ),
    putNew(tableName(ctx, 'Talent'), UserApplies, application),
  ];
}

/** The history keeps the words of this many applications to the same job, so that its size has a limit. */
const KEPT_WORDS = 10;

/** Returns a history without the words of all but the latest applications. */
function withoutOldWords(history: readonly StoredRow[]): StoredRow[] {
  const applied = history.filter(({ type }) => type === 'APPLIED');
  const kept = applied.slice(-KEPT_WORDS);
  return history.map((event) => {
    const { type, at, by, reason } = event;
    if (type !== 'APPLIED' || kept.includes(event)) return event;
    return reason ? { type, at, by, reason } : { type, at, by };
  });
}

/** Returns the meetings of an application after a move: a withdrawal or a rejection ends them. */
export function meetingsAfter(
  { meetings }: Rows['UserApplies'],
  to: EnumValue<'ApplyType'>,
): readonly StoredMeeting[] {
  const before = meetings ?? [];
  if (to !== 'WITHDRAWN' && to !== 'REJECTED') return before;
  return endMeetings(before, { by: to === 'WITHDRAWN' ? 'TALENT' : 'CLIENT', now: util.time.nowISO8601() });
}

const TRIES = 3;

/**
 * Returns whether the transaction of `moveApplicationWrites` was refused only because of another write at the same moment
 * and is to be tried again; there are three tries. Throws `Conflict` if it was refused otherwise.
 */
export function isTriedAgain(
  ctx: Context<unknown, { tries?: number }>,
  { memberIds }: Rows['UserApplies'],
  by: string,
): boolean {
  ctx.stash.tries = (ctx.stash.tries ?? 0) + 1;
  if (!ctx.error) return false;
  const readers = memberIds.filter((sub) => sub !== by).length;
  // Before the rows of the members are the application, the line and its read rows.
  const isAgain = isContention(ctx) || isOvertaken(ctx, 2 + readers, memberIds.length);
  return isAgain && ctx.stash.tries < TRIES
    ? true
    : fail('Conflict', 'The record has changed in the meantime.');
}

/** Returns the update that stores the step; an application that leaves the interviews leaves its step, too. */
function stepUpdate(step: Move['step'], before: Rows['UserApplies']): StoredRow {
  if (step) return { stepId: operations.replace(step.id), stepTitle: operations.replace(step.title) };
  return before.stepId ? { stepId: operations.remove(), stepTitle: operations.remove() } : {};
}

interface Move {
  to: EnumValue<'ApplyType'>;
  by: string;
  /** When it moves, if the caller tells that in the answer; otherwise now. */
  at?: string;
  reason?: string | null;
  line: string;
  /** The job's selection step that it reaches. */
  step?: { id: string; title: string } | null;
  also?: StoredRow;
  /** What the talent sends when they apply again. */
  words?: StoredRow;
  /** The condition that the caller passed as the mutation's argument `condition`. */
  condition?: StoredRow | null;
  /** The time of the conversation's last message, if it is known. */
  after?: string | null;
}

/**
 * Returns the transaction items for a change of an application's state: the application with its history, an
 * event line that reports the change, a read row of that line for each other member of the conversation, and
 * the updated member rows. The transaction fails if the application has changed since it was read, and if a
 * later message is stored. If the state stays as it is, the history does too: only the line and `also` are new.
 */
export function moveApplicationWrites(
  ctx: Context,
  application: Rows['UserApplies'],
  { to, by, at, reason, line, step, also, words, condition, after }: Move,
) {
  const now = at ?? util.time.nowISO8601();
  const event: StoredRow = { type: to, at: now, by, ...(words ?? {}) };
  if (step) {
    event.stepId = step.id;
    event.stepTitle = step.title;
  }
  if (reason) event.reason = util.str.normalize(reason, 'nfc');
  const meetings = meetingsAfter(application, to);
  const still = { type: { eq: application.type }, version: { eq: application.version } };
  const moved =
    to === application.type && !step
      ? {}
      : {
          type: operations.replace(to),
          history: operations.replace(withoutOldWords([...(application.history ?? []), event])),
          ...stepUpdate(step, application),
        };
  return [
    {
      updateItem: {
        table: tableName(ctx, 'Talent'),
        key: keyOf(UserApplies, application.id),
        update: {
          ...(also ?? {}),
          ...(meetings.length > 0 ? { meetings: operations.replace(meetings) } : {}),
          ...moved,
          updatedAt: operations.replace(now),
          version: operations.increment(1),
        },
        condition: condition ? { and: [still, condition] } : still,
      },
    },
    ...lineWrites(ctx, application, { by, line, after }),
  ];
}
