import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Tests applying to a job again. The stored application then also keeps the client token of the earlier
 * request. So if the earlier request is repeated late, it returns the application and does not apply once
 * more.
 */
const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{ TalentTable: 'Talent', OpenJobTable: 'OpenJob', ConversationTable: 'Conversation' },
};
const [first, second] = ['01JZ0000000000000000000001', '01JZ0000000000000000000002'];
const user = { __typename: 'User', sub: 'talent', displayName: 'ゆいこ' };
const job = { id: 'job', title: '求人', isPublic: true, isDraft: false };
const earlier = {
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', createdBy: 'talent', version: 2 },
  ...{ type: 'WITHDRAWN', conversationId: 'c', memberIds: ['talent'], createToken: first },
};

/** Runs the request handler or the response handler of a pipeline step of createUserApplies. */
async function run(step: string, handler: 'request' | 'response', more: object) {
  const plan = resolverPlans.find(({ field }) => field === 'createUserApplies');
  const found = plan?.steps.find(({ file }) => file.endsWith(`#${step}`));
  if (!found) throw new Error(`No step ${step}`);
  const identity = { sub: 'talent', groups: null, claims: {} };
  const prev = { result: { user, job, earlier, members: [], profile: { at: '2026-01-05T00:00:00.000Z' } } };
  return evaluate(await bundleResolver(found), handler, {
    identity,
    env,
    stash: { staff: [], files: [] },
    prev,
    ...more,
  });
}

const input = (clientToken: string) => ({
  arguments: { input: { userID: 'talent', openJobID: 'job', clientToken } },
});

test('the new application keeps the token of the earlier one', async () => {
  const { value, error } = await run('write', 'request', input(second));
  expect(error).toBeFalsy();
  const [moved] = (value as { transactItems: { update: { expressionValues: object } }[] }).transactItems;
  expect(JSON.stringify(moved?.update.expressionValues)).toContain(`[{"S":"${first}"}]`);
});

test.each(['APPLIED', 'WITHDRAWN'])(
  'the earlier token returns the application as it is: %s',
  async (type) => {
    const application = { ...earlier, type, createToken: second, formerTokens: [first] };
    const result = { data: { Talent: [user, application], OpenJob: [job] } };
    const answer = await run('read', 'response', { ...input(first), result });
    expect(answer).toMatchObject({ value: application, stash: { isEnded: true } });
  },
);

test('the words of each application stay in the history', async () => {
  const history = [
    { type: 'APPLIED', at: '2026-01-01T00:00:00.000Z', by: 'talent', message: '一度目' },
    { type: 'WITHDRAWN', at: '2026-01-02T00:00:00.000Z', by: 'talent' },
  ];
  const resume = { __typename: 'UserResume', id: 'talent.r', filename: '履歴書.pdf' };
  const { value } = await run('write', 'request', {
    arguments: { input: { ...input(second).arguments.input, message: '二度目' } },
    stash: { staff: [], files: [resume] },
    prev: { result: { user, job, members: [], earlier: { ...earlier, history }, profile: {} } },
  });
  const written = JSON.stringify(value);
  for (const word of ['一度目', '二度目', '履歴書.pdf']) expect(written).toContain(word);
});

test('the words of more than ten applications are not kept', async () => {
  const history = Array.from({ length: 12 }, (_, index) => ({
    ...{ type: 'APPLIED', at: '2026-01-01T00:00:00.000Z', by: 'talent', message: `${index}度目の応募` },
  }));
  const { value } = await run('write', 'request', {
    ...input(second),
    prev: { result: { user, job, members: [], earlier: { ...earlier, history }, profile: {} } },
  });
  const written = JSON.stringify(value);
  expect(written).toContain('11度目の応募');
  expect(written).not.toContain('"2度目の応募');
});
