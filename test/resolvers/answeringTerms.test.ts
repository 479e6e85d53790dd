import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

/** Tests what refuses the talent's answer to a sheet of terms, at times that a test over the network cannot choose. */
const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{ TalentTable: 'Talent', OpenJobTable: 'OpenJob', ConversationTable: 'Conversation' },
};
const sheet = {
  ...{ __typename: 'TermsSheet', id: 'talent.job-002', userID: 'talent', applicationId: 'talent.job' },
  ...{ number: 2, kind: 'EMPLOYMENT', state: 'SENT', expiresOn: '2026-12-31', version: 1 },
  answers: [
    { key: 'payType', value: 'MONTHLY' },
    { key: 'payAmount', value: '420000' },
    { key: 'startDate', value: '2027-04-01' },
  ],
};
const application = {
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', openJobID: 'job', type: 'OFFERED' },
  ...{ conversationId: 'c', memberIds: ['talent', 'staff'], version: 5, openJob: { title: '案件' } },
  terms: { id: sheet.id, number: 2, kind: 'EMPLOYMENT', state: 'SENT', expiresOn: '2026-12-31' },
};

/** Runs a handler of a step of answerTerms as the talent. */
async function run(step: string, handler: 'request' | 'response', more: object) {
  const plan = resolverPlans.find(({ field }) => field === 'answerTerms');
  const found = plan?.steps.find(({ file }) => file.endsWith(`#${step}`));
  if (!found) throw new Error(`No step ${step}`);
  const identity = { sub: 'talent', groups: null, claims: {} };
  const who = { kind: 'person', sub: 'talent', isAdmin: false, inClientArea: true, organizationId: '' };
  const args = { input: { id: sheet.id, reply: 'ACCEPT', wantsElectronic: true } };
  return evaluate(await bundleResolver(found), handler, {
    ...{ identity, env, arguments: args, stash: { who, sheet } },
    ...more,
  });
}

const readAs = (rows: object, now: string) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] });
  return run('read', 'response', { result: { data: { Talent: rows } } });
};
afterEach(() => jest.useRealTimers());

test.each([
  ['in time', '2026-12-31T14:59:59Z', undefined],
  ['after the last day in Japan', '2026-12-31T15:00:01Z', 'Conflict'],
])('%s', async (_case, now, errorType) => {
  const { error } = await readAs([application, sheet], now);
  expect((error as { errorType?: string } | null)?.errorType).toBe(errorType);
});

test.each([
  [
    'a version that was replaced',
    [{ ...application, terms: { ...application.terms, id: 'talent.job-003' } }, sheet],
  ],
  ['a version that was declined', [application, { ...sheet, state: 'DECLINED' }]],
  ['an application that was turned down', [{ ...application, type: 'REJECTED' }, sheet]],
  [
    'terms from before a withdrawal',
    [{ ...application, terms: { ...application.terms, state: 'DECLINED' } }, sheet],
  ],
])('%s cannot be accepted', async (_case, rows) => {
  const { error } = await readAs(rows, '2026-12-01T00:00:00Z');
  expect(error).toMatchObject({ errorType: 'Conflict' });
});

test.each([
  ['no sheet', [application, null]],
  ['a draft', [application, { ...sheet, state: 'DRAFT' }]],
])('%s is not found', async (_case, rows) => {
  expect((await readAs(rows, '2026-12-01T00:00:00Z')).error).toMatchObject({ errorType: 'NotFound' });
});

test('the contract, the answer and the engagement are one transaction with what was read as its condition', async () => {
  const { value, error } = await run('write', 'request', { prev: { result: application } });
  expect(error).toBeFalsy();
  const items = (value as { transactItems: Record<string, { condition?: object }>[] }).transactItems;
  const text = JSON.stringify(items);
  for (const word of ['CONTRACTED', 'ACCEPTED', 'EnishiWorkHistory', '420000', '成約しました'])
    expect(text).toContain(word);
  expect(JSON.stringify(items[0])).toContain('"N":5');
  expect(text).toContain('"S":"SENT"');
});

test('an application that leaves the interviews leaves its selection step', async () => {
  const result = { ...application, stepId: 'job.001', stepTitle: '最終面談' };
  const { value } = await run('write', 'request', { prev: { result } });
  const [write] = (value as { transactItems: { update?: { expression: string; names: object } }[] })
    .transactItems;
  expect(write?.update?.expression).toContain('REMOVE');
  expect(JSON.stringify(write?.update)).toContain('stepTitle');
});
