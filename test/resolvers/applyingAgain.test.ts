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
  const prev = { result: { user, job, earlier } };
  return evaluate(await bundleResolver(found), handler, {
    identity,
    env,
    stash: { staff: [] },
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
