import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { jobMeetingsKey } from '../../../model/meetings/jobMeetingsKey';
import { meetingReminderKey } from '../../../model/meetings/meetingReminderKey';
import type { StoredMeeting } from '../../../model/meetings/StoredMeeting';
import type { TakenTime } from '../../../model/meetings/TakenTime';
import { itemAt } from '../../lib/itemAt';
import type { StoredRow } from '../../lib/StoredRow';
import { tables } from '../../lib/tables';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

const DAY = 86_400;
const KEPT_DAYS = 180;
const TRIES = 5;

type Agreed = TakenTime & { application: string; job: string };

/** Returns the agreed meetings of an application. */
function agreedOf(row: StoredRow | undefined): Agreed[] {
  const meetings = (row?.meetings ?? []) as StoredMeeting[];
  return meetings.flatMap(({ id, state, at, minutes }) =>
    state === 'AGREED' && at
      ? [{ meeting: id, at, minutes, application: String(row?.id), job: String(row?.openJobID) }]
      : [],
  );
}

const isSame = (one: TakenTime, other: TakenTime) => one.meeting === other.meeting && one.at === other.at;

/** Changes the taken times of a job; reads and tries again when somebody has taken one in between. */
async function changeTaken(
  job: string,
  change: (times: TakenTime[]) => TakenTime[],
  tries = TRIES,
): Promise<void> {
  const [TableName, Key] = [env('INSIGHT_TABLE'), jobMeetingsKey(job)];
  const row = await itemAt(TableName, Key);
  const before = (row?.times ?? []) as TakenTime[];
  const times = change(before);
  if (times.length === before.length) return;
  const version = Number(row?.version ?? 0);
  try {
    await tables.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET #times = :times, version = :next, #type = :type, expiresAt = :end',
        ConditionExpression: version > 0 ? 'version = :version' : 'attribute_not_exists(version)',
        ExpressionAttributeNames: { '#times': 'times', '#type': '__typename' },
        ExpressionAttributeValues: {
          ...{ ':times': times, ':next': version + 1, ':type': 'JobMeetings' },
          ...(version > 0 && { ':version': version }),
          ':end': Math.floor(Date.now() / 1000) + KEPT_DAYS * DAY,
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException) || tries === 1) throw error;
    await changeTaken(job, change, tries - 1);
  }
}

async function release(ended: Agreed): Promise<void> {
  const { at, application, meeting, job } = ended;
  const Key = meetingReminderKey(at, application, meeting);
  await tables.send(new DeleteCommand({ TableName: env('INSIGHT_TABLE'), Key }));
  await changeTaken(job, (times) => times.filter((each) => !isSame(each, ended)));
}

async function remember({ at, application, meeting, minutes, job }: Agreed): Promise<void> {
  const expiresAt = Math.floor(Date.parse(at) / 1000) + 7 * DAY;
  const Item = { ...meetingReminderKey(at, application, meeting), __typename: 'MeetingReminder', expiresAt };
  await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  // The operation has stored it with the meeting; demo data and restored rows have not.
  const taken = { meeting, at, minutes };
  await changeTaken(job, (times) => (times.some((each) => isSame(each, taken)) ? times : [...times, taken]));
}

/**
 * Keeps the rows that follow from agreed meetings: when a meeting is cancelled or moved, or its application is gone, its
 * time becomes free for others and its reminder is deleted; a meeting to come gets a reminder.
 */
export const keepMeetingTimes: Reaction = async ({ before, after }) => {
  if ((after ?? before)?.__typename !== 'UserApplies') return;
  const [was, is] = [agreedOf(before), agreedOf(after)];
  const now = new Date().toISOString();
  for (const ended of was) if (!is.some((each) => isSame(each, ended))) await release(ended);
  for (const agreed of is)
    if (agreed.at > now && !was.some((each) => isSame(each, agreed))) await remember(agreed);
};
