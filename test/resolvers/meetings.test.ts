import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/**
 * Tests what the operations on meetings refuse, and how they decide again after a refused transaction. Who may call them
 * is tested over HTTP (`test/access/client-area/cases/describeMeetings.ts`).
 */
const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{
    TalentTable: 'Talent',
    OpenJobTable: 'OpenJob',
    ConversationTable: 'Conversation',
    InsightTable: 'Insight',
  },
};
const QUARTER = 900_000;
const at = (quarters: number) =>
  new Date(Math.ceil(Date.now() / QUARTER) * QUARTER + 86_400_000 + quarters * QUARTER).toISOString();
const past = '2026-01-05T01:00:00.000Z';

const meeting = {
  ...{ id: 'm', state: 'PROPOSED', times: [at(0), at(8)], offeredBy: 'CLIENT', answerBy: at(8), minutes: 60 },
  ...{ format: 'ONLINE', place: null, people: ['人事 縁子'], contact: '窓口', sequence: 0, updatedAt: past },
};
const application = (meetings: object[] = [meeting]) => ({
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', openJobID: 'job', type: 'SCREENING' },
  ...{
    conversationId: 'c',
    memberIds: ['talent', 'staff'],
    version: 3,
    openJob: { title: '募集' },
    meetings,
  },
});

interface Asked {
  side?: 'TALENT' | 'CLIENT';
  meetings?: object[];
  taken?: object[];
  stash?: object;
}

/** Runs a handler of the step that writes. */
async function write(
  field: string,
  input: object,
  {
    side = 'TALENT',
    meetings,
    taken = [],
    stash = {},
    ...more
  }: Asked & { result?: object; error?: { type: string; message: string } } = {},
  handler: 'request' | 'response' = 'request',
) {
  const plan = resolverPlans.find((each) => each.field === field);
  const step = plan?.steps.find(({ file }) => file.endsWith('#write'));
  if (!step) throw new Error(`No step of ${field}`);
  const who = { sub: side === 'TALENT' ? 'talent' : 'staff' };
  return evaluate(await bundleResolver(step), handler, {
    identity: { sub: who.sub, groups: null, claims: {} },
    ...{ env, arguments: { input: { id: 'talent.job', ...input } } },
    stash: { who, side, ...stash },
    prev: { result: { application: application(meetings), taken: { times: taken, version: 1 } } },
    ...more,
  });
}

const refusalOf = ({ error }: Awaited<ReturnType<typeof write>>) =>
  error && [error.errorType, (error.errorInfo as { rule?: string } | null)?.rule].filter(Boolean).join(' ');

const details = { minutes: 60, format: 'ONLINE', people: ['人事 縁子'], contact: '窓口' };

test.each([
  ['not on a quarter of an hour', { times: [new Date(Date.parse(at(0)) + 60_000).toISOString()] }, 'quarter'],
  ['past', { times: [past] }, 'future'],
  ['too far ahead', { times: ['2099-01-05T01:00:00.000Z'] }, 'near'],
  ['there twice, in another offset', { times: [at(0), at(0).replace('Z', '+00:00')] }, 'unique'],
  ['six', { times: [0, 4, 8, 12, 16, 20].map(at) }, '0..5 elements'],
  ['none', { times: [] }, '1..5 elements'],
  ['with a duration of 50 minutes', { times: [at(0)], minutes: 50 }, '15..240, step 15'],
  ['without the contact point', { times: [at(0)], contact: ' ' }, '1..300'],
  ['without anybody', { times: [at(0)], people: [] }, '1..10 elements'],
  ['at a place that is not said', { times: [at(0)], format: 'ONSITE' }, 'required'],
  ['with a deadline that is past', { times: [at(0)], answerBy: past }, 'future'],
])('refuses times that are %s', async (_title, input, rule) => {
  const answer = await write('proposeMeeting', { ...details, ...input }, { side: 'CLIENT', meetings: [] });
  expect(refusalOf(answer)).toBe(`InvalidInput ${rule}`);
});

test('a proposal expires at the chosen deadline, at the latest with its last time', async () => {
  const answerByOf = async (answerBy?: string) => {
    const input = { ...details, times: [at(8), at(0)], answerBy };
    const { stash, error } = await write('proposeMeeting', input, { side: 'CLIENT', meetings: [] });
    expect(error).toBeFalsy();
    return (stash as { stored: { meetings: object[] } }).stored.meetings;
  };
  expect(await answerByOf()).toMatchObject([{ times: [at(0), at(8)], answerBy: at(8) }]);
  expect(await answerByOf(at(2))).toMatchObject([{ answerBy: at(2) }]);
  expect(await answerByOf(at(99))).toMatchObject([{ answerBy: at(8) }]);
});

test.each<[string, object, Asked, boolean]>([
  ['the same times', { meetingId: 'm', times: [at(0), at(8)] }, { side: 'CLIENT' }, true],
  ['other times', { meetingId: 'm', times: [at(0), at(12)] }, { side: 'CLIENT' }, false],
  ['the times of the other side', { meetingId: 'm', times: [at(0), at(8)] }, { side: 'TALENT' }, false],
  [
    'times of which the other side has taken one',
    { meetingId: 'm', times: [at(0), at(8)] },
    { meetings: [{ ...meeting, state: 'AGREED', at: at(0), times: [], offeredBy: 'TALENT' }] },
    true,
  ],
  [
    'the details that an agreed meeting has',
    { meetingId: 'm', times: [], ...details },
    { side: 'CLIENT', meetings: [{ ...meeting, state: 'AGREED', at: at(0), times: [] }] },
    true,
  ],
])('a proposal with %s', async (_case, input, asked, isRepeated) => {
  const { value, stash, error } = await write('proposeMeeting', input, asked);
  expect(error).toBeFalsy();
  expect((stash as { stored: { version: number } }).stored.version).toBe(isRepeated ? 3 : 4);
  expect(JSON.stringify(value).includes('TransactWriteItems')).toBe(!isRepeated);
});

test('keeps at most ten meetings and drops the oldest that has ended', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...meeting,
    id: `m${index}`,
    state: index === 4 ? 'CANCELLED' : 'PROPOSED',
  }));
  const input = { ...details, times: [at(20)] };
  const { stash } = await write('proposeMeeting', input, { side: 'CLIENT', meetings: ten });
  const ids = (stash as { stored: { meetings: { id: string }[] } }).stored.meetings.map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(ids).not.toContain('m4');
  const open = ten.map((each) => ({ ...each, state: 'PROPOSED' }));
  expect(refusalOf(await write('proposeMeeting', input, { side: 'CLIENT', meetings: open }))).toBe(
    'Conflict',
  );
});

test.each<[string, object, Asked, string]>([
  ['that was not offered', { at: at(4) }, {}, 'Conflict'],
  ['of a meeting of somebody else', { meetingId: 'other', at: at(0) }, {}, 'NotFound'],
  ['that the same side offered', { at: at(0) }, { side: 'CLIENT' }, 'Unauthorized'],
  ['after the deadline', { at: at(0) }, { meetings: [{ ...meeting, answerBy: past }] }, 'Conflict expired'],
  ['that is past', { at: past }, { meetings: [{ ...meeting, times: [past, at(8)] }] }, 'Conflict expired'],
  ['of a cancelled meeting', { at: at(0) }, { meetings: [{ ...meeting, state: 'CANCELLED' }] }, 'Conflict'],
  [
    'that overlaps with another meeting about the job',
    { at: at(0) },
    { taken: [{ meeting: 'other', at: at(3), minutes: 15 }] },
    'Conflict taken',
  ],
])('refuses to take a time %s', async (_title, input, asked, refusal) => {
  expect(refusalOf(await write('takeMeetingTime', { meetingId: 'm', ...input }, asked))).toBe(refusal);
});

test('a time next to another meeting, or that the same meeting has, is free', async () => {
  const taken = [
    { meeting: 'other', at: at(4), minutes: 60 },
    { meeting: 'm', at: at(1), minutes: 60 },
  ];
  const { value, error } = await write('takeMeetingTime', { meetingId: 'm', at: at(0) }, { taken });
  expect(error).toBeFalsy();
  // The taken time is stored on the condition that no other was taken since.
  expect(JSON.stringify(value)).toMatch(/"condition":\{"expression":"\(#version = :version_eq\)"/);
});

test('a meeting that has begun is not cancelled', async () => {
  const meetings = [{ ...meeting, state: 'AGREED', at: past, times: [] }];
  expect(refusalOf(await write('cancelMeeting', { meetingId: 'm' }, { meetings }))).toBe('Conflict');
});

test('after a refused transaction everything is read again, once', async () => {
  const error = { type: 'DynamoDB:TransactionCanceledException', message: 'cancelled' };
  const result = { cancellationReasons: [{ type: 'ConditionalCheckFailed', item: null }] };
  const stash = { stored: { id: 'talent.job' } };
  const input = { meetingId: 'm', at: at(0) };
  const first = await write('takeMeetingTime', input, { stash, result, error }, 'response');
  expect(first.error).toBeFalsy();
  expect(first.stash).toMatchObject({ isSecondTry: true });
  expect((first.stash as { stored?: object }).stored).toBeFalsy();
  const again = { stash: { ...stash, isSecondTry: true }, result, error };
  expect(refusalOf(await write('takeMeetingTime', input, again, 'response'))).toBe('Conflict');
});
