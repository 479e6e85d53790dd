import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf } from '../../../model/ids';
import { jobMeetingsKey } from '../../../model/meetings/jobMeetingsKey';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import type { TakenTime } from '../../../model/meetings/TakenTime';
import { meetingLines } from '../../../model/transitions/meetingLines';
import type { Rows } from '../../generated/types';
import { fail, tableName } from '../../lib/resolver';
import { auditWrite } from '../../lib/write/auditEntry';
import { lineWrites } from '../../message/lib/lineWrites';
import { isOvertaken } from '../../message/lib/lineOrder';
import type { Found } from '../readMeetings';
import type { MeetingStash } from './MeetingStash';
import { millisOf } from './times';

const DAY = 86400;
const JAPAN = 32400000;

/** For how many days after the last of its times the row with the taken times of a job is kept. */
const KEPT_DAYS = 180;

interface Change {
  meeting: StoredMeeting;
  line: keyof typeof meetingLines;
}

/** Returns the meeting that an input names; `NotFound` if the application has none with this id. */
export function requireMeeting(application: Rows['UserApplies'], id: string): StoredMeeting {
  const found = (application.meetings ?? []).filter((meeting) => meeting.id === id)[0];
  return found ?? fail('NotFound', 'There is no such meeting.');
}

/** Returns the text of an event line; that about an agreed time names it, in Japan’s time. */
function textOf({ meeting, line }: Change): string {
  if (line !== 'agreed') return meetingLines[line];
  const here = util.time.epochMilliSecondsToISO8601(millisOf(meeting.at ?? '') + JAPAN);
  return `${meetingLines[line]}：${here.slice(0, 10).split('-').join('/')} ${here.slice(11, 16)}`;
}

/** Returns the times of a job without those that are past, and with the agreed time of this meeting instead of its former one. */
function takenAfter(times: readonly TakenTime[], { id, at, minutes }: StoredMeeting): TakenTime[] {
  const now = util.time.nowEpochMilliSeconds() - DAY * 1000;
  const others = times.filter((other) => other.meeting !== id && millisOf(other.at) > now);
  return at ? [...others, { meeting: id, at, minutes }] : others;
}

/**
 * Returns the transaction items for the row of a job’s taken times. The last contact point is kept there for the next
 * proposal. A new time is stored only if no other was taken since the row was read.
 */
function jobWrites(ctx: Context, { application, taken }: Found, meeting: StoredMeeting, isTaking: boolean) {
  const key = jobMeetingsKey(application.openJobID);
  const expiresAt = util.time.nowEpochSeconds() + KEPT_DAYS * DAY;
  const common = {
    __typename: operations.replace('JobMeetings'),
    contact: operations.replace(meeting.contact),
    expiresAt: operations.replace(expiresAt),
  };
  const table = tableName(ctx, 'Insight');
  if (!isTaking) return [{ updateItem: { table, key, update: common } }];
  const times = operations.replace(takenAfter(taken?.times ?? [], meeting));
  const version = taken?.version;
  return [
    {
      updateItem: {
        table,
        key,
        update: { ...common, times, version: operations.replace((version ?? 0) + 1) },
        condition: version ? { version: { eq: version } } : { version: { attributeExists: false } },
      },
    },
  ];
}

/** Returns the audit entry of what staff do. The name of the job distinguishes the meetings of a talent. */
function auditWrites(
  ctx: Context,
  { who, side }: MeetingStash,
  application: Rows['UserApplies'],
  change: Change,
) {
  if (side === 'TALENT') return [];
  const { id, at } = change.meeting;
  const before = (application.meetings ?? []).filter((meeting) => meeting.id === id)[0];
  const changes = [
    {
      field: 'state',
      before: JSON.stringify(before?.state ?? null),
      after: JSON.stringify(change.meeting.state),
    },
    { field: 'at', before: JSON.stringify(before?.at ?? null), after: JSON.stringify(at ?? null) },
  ];
  const { title } = application.openJob!;
  return [
    auditWrite(ctx, {
      actor: who.sub,
      action: 'arrangeMeeting',
      subject: application.userID,
      detail: `${title ?? ''} ${application.openJobID}`,
      changes: changes.filter((each) => each.before !== each.after),
    }),
  ];
}

/**
 * Stores a changed meeting in one transaction with the event line about it, the taken times of the job and, for job
 * staff, an audit entry. It is refused if the application has changed since it was read.
 */
export function storeMeeting(ctx: Context<unknown, MeetingStash>, found: Found, { meeting, line }: Change) {
  const { application } = found;
  const { who, side } = ctx.stash;
  const before = application.meetings ?? [];
  const isNew = before.filter(({ id }) => id === meeting.id).length === 0;
  const meetings = isNew
    ? [...before, meeting]
    : before.map((each) => (each.id === meeting.id ? meeting : each));
  const now = meeting.updatedAt;
  const { type, version } = application;
  const isTaking = line === 'agreed' || line === 'details';
  ctx.stash.stored = { ...application, meetings, updatedAt: now, version: version + 1 };
  return transactWrite({
    items: [
      {
        updateItem: {
          table: tableName(ctx, 'Talent'),
          key: keyOf(UserApplies, application.id),
          update: {
            meetings: operations.replace(meetings),
            updatedAt: operations.replace(now),
            version: operations.increment(1),
          },
          condition: { type: { eq: type }, version: { eq: version } },
        },
      },
      ...lineWrites(ctx, application, {
        by: who.sub,
        line: textOf({ meeting, line }),
        after: ctx.stash.lastLineAt,
      }),
      ...(isTaking || side === 'CLIENT' ? jobWrites(ctx, found, meeting, isTaking) : []),
      ...auditWrites(ctx, ctx.stash, application, { meeting, line }),
    ],
  });
}

/** Lets a write that has succeeded, or changes nothing, pass its step. */
export function skipIfStored(ctx: Context<unknown, MeetingStash>): void {
  const { stored } = ctx.stash;
  if (stored) runtime.earlyReturn(stored);
}

/**
 * Returns the application with the changed meeting. After a refusal, everything is read and decided again, once: what
 * has changed in the meantime then has its own refusal.
 */
export function storedOrAgain(ctx: Context<unknown, MeetingStash, { result: Found }>) {
  const { stored, isSecondTry } = ctx.stash;
  if (!ctx.error) return stored;
  ctx.stash.stored = undefined;
  const { memberIds } = ctx.prev.result.application;
  const readers = memberIds.filter((sub) => sub !== ctx.stash.who.sub).length;
  isOvertaken(ctx, 2 + readers, memberIds.length);
  if (isSecondTry) return fail('Conflict', 'The record has changed in the meantime.');
  ctx.stash.isSecondTry = true;
  return ctx.prev.result;
}
