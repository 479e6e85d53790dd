import {
  DynamoDBDocumentClient,
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { noticeEventsOf } from '../../../lambdas/handle-changes/notices/noticeEventsOf';
import { keepMeetingTimes } from '../../../lambdas/handle-changes/reactions/keepMeetingTimes';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

/** Tests what follows from a changed meeting: who gets a notice or a mail, and which times are taken. */
const now = new Date().toISOString();
const earlier = '2026-01-01T00:00:00.000Z';
const at = '2999-12-03T01:00:00.000Z';
const row = (meetings: object[], more: object = {}): StoredRow => ({
  ...{
    pk: 'talent#private',
    sk: 'UserApplies#job',
    __typename: 'UserApplies',
    id: 'talent.job',
    type: 'INTERVIEW',
  },
  ...{
    userID: 'talent',
    openJobID: 'job',
    conversationId: 'talk',
    openJob: { title: '募集' },
    updatedAt: now,
  },
  ...{ meetings, ...more },
});
const offered = {
  ...{ id: 'm', state: 'PROPOSED', times: [at], offeredBy: 'CLIENT', minutes: 60, updatedAt: earlier },
};
const agreed = { ...offered, state: 'AGREED', times: [], at, updatedAt: earlier };
const talent = { userId: 'talent' };
const staff = { staffOf: 'job' };
const events = (before: StoredRow, after: StoredRow) =>
  noticeEventsOf({ before, after })
    .filter(({ kind }) => kind.startsWith('MEETING'))
    .map(({ kind, to, isOnlyMail }) => [kind, to, isOnlyMail ?? false]);

test('offered times are news for the other side alone', () => {
  expect(events(row([]), row([{ ...offered, updatedAt: now }]))).toEqual([
    ['MEETING_PROPOSED', talent, false],
  ]);
  const countered = { ...offered, offeredBy: 'TALENT', updatedAt: now };
  expect(events(row([offered]), row([countered]))).toEqual([['MEETING_PROPOSED', staff, false]]);
});

test('an agreed time is news for the side that offered it, and a mail for both calendars', () => {
  expect(events(row([offered]), row([{ ...agreed, updatedAt: now }]))).toEqual([
    ['MEETING_AGREED', staff, false],
    ['MEETING_AGREED', talent, true],
  ]);
  const details = { ...agreed, place: '別の場所', updatedAt: now };
  expect(events(row([agreed]), row([details]))).toEqual([
    ['MEETING_AGREED', talent, false],
    ['MEETING_AGREED', staff, true],
  ]);
});

test('a cancelled meeting leaves both calendars; offered times were in none', () => {
  const cancelled = { ...agreed, state: 'CANCELLED', cancelledBy: 'TALENT', updatedAt: now };
  expect(events(row([agreed]), row([cancelled]))).toEqual([
    ['MEETING_CANCELLED', staff, false],
    ['MEETING_CANCELLED', talent, true],
  ]);
  expect(events(row([offered]), row([cancelled]))).toEqual([['MEETING_CANCELLED', staff, false]]);
});

test('the end of an application has a notice of its own, and clears both calendars', () => {
  const cancelled = { ...agreed, state: 'CANCELLED', cancelledBy: 'CLIENT', updatedAt: now };
  expect(events(row([agreed]), row([cancelled], { type: 'REJECTED' }))).toEqual([
    ['MEETING_CANCELLED', talent, true],
    ['MEETING_CANCELLED', staff, true],
  ]);
  expect(events(row([offered]), row([cancelled], { type: 'REJECTED' }))).toEqual([]);
});

test('another change of the application is no news of its meetings', () => {
  expect(events(row([agreed]), row([agreed], { url: 'https://example.com' }))).toEqual([]);
});

describe('the rows that follow', () => {
  const tables = mockClient(DynamoDBDocumentClient);
  const other = { meeting: 'other', at, minutes: 30 };
  beforeEach(() => {
    tables.reset();
    process.env.INSIGHT_TABLE = 'I';
    tables
      .on(GetCommand)
      .resolves({ Item: { times: [other, { meeting: 'm', at, minutes: 60 }], version: 4 } });
  });
  afterAll(() => tables.restore());
  const updates = () =>
    tables.commandCalls(UpdateCommand).map(({ args }) => args[0].input.ExpressionAttributeValues);

  test.each([
    ['a cancelled meeting', row([{ ...agreed, state: 'CANCELLED' }])],
    ['a meeting that was moved', row([{ ...agreed, at: '2999-12-04T01:00:00.000Z' }])],
    ['an application that is gone', undefined],
  ])('the time of %s becomes free, and its reminder goes', async (_title, after) => {
    await keepMeetingTimes({ before: row([agreed]), after });
    expect(updates()[0]).toMatchObject({ ':times': [other], ':version': 4, ':next': 5 });
    expect(tables.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key)).toEqual([
      { pk: 'MeetingReminder#2999-12-03', sk: 'talent.job#m' },
    ]);
  });

  test('a meeting to come gets a reminder on its day in Japan, and its time stays as the operation stored it', async () => {
    const late = { ...agreed, at: '2999-12-03T16:00:00.000Z' };
    tables
      .on(GetCommand)
      .resolves({ Item: { times: [{ meeting: 'm', at: late.at, minutes: 60 }], version: 4 } });
    await keepMeetingTimes({ before: row([offered]), after: row([late]) });
    expect(tables.commandCalls(PutCommand).map(({ args }) => args[0].input.Item)).toMatchObject([
      { pk: 'MeetingReminder#2999-12-04', sk: 'talent.job#m' },
    ]);
    expect(updates()).toEqual([]);
  });
});
