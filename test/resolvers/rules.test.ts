import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

/** Rules about several fields, checked with the stored record by the condition of the write. */
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent', CatalogTable: 'Catalog' };
const identity = { sub: 'talent', groups: null, claims: {} };

/** Runs the request or the response of the step of a mutation that writes. */
async function run(field: string, handler: 'request' | 'response', input: object, more: object = {}) {
  const plan = resolverPlans.find((each) => each.type === 'Mutation' && each.field === field);
  const step = plan?.steps.find(({ file }) => /(write|update|resolveConflict|UserPortfolio)\.ts$/.test(file));
  const named = handler === 'response' && field === 'updateUser' ? plan?.steps.at(-1) : step;
  if (!named) throw new Error(`No step of ${field}`);
  const context = { arguments: { input }, identity, env, stash: {}, prev: { result: {} }, ...more };
  return evaluate(await bundleResolver(named), handler, context);
}

const invalid = (field: string, rule: string) => ({
  errorType: 'InvalidInput',
  errorInfo: { field: `input.${field}`, rule },
});
const failed = (result: object) => ({
  result,
  error: { type: 'DynamoDB:ConditionalCheckFailedException', message: 'The conditional request failed' },
});

test.each([
  ['createWorkHistory', { userID: 'talent' }],
  ['updateWorkHistory', { id: 'talent.1' }],
  ['createWorkHistoryAchievement', { workHistoryID: 'talent.1', projectName: '刷新' }],
  ['updateWorkHistoryAchievement', { id: 'talent.1.2' }],
])('%s refuses a period that ends before it starts', async (field, own) => {
  const period = { startDate: '2025-04-02', endDate: '2025-04-01' };
  const { error } = await run(field, 'request', { ...own, ...period });
  expect(error).toMatchObject(invalid('endDate', 'notBeforeStart'));
});

describe('half of a pair', () => {
  const id = 'talent.1';

  test.each([
    [{ startDate: '2025-04-01' }, /endDate/],
    [{ endDate: '2025-04-01' }, /startDate.*isContinuation.*isCurrentJob/],
    [{ isCurrentJob: true }, /endDate/],
  ])('%j is written on a condition about the other half', async (input, fields) => {
    const { value } = await run('updateWorkHistory', 'request', { id, ...input });
    const { condition } = value as { condition: { expressionNames: object } };
    expect(Object.values(condition.expressionNames).join(' ')).toMatch(fields);
  });

  test('is refused by the rule that the stored record would break', async () => {
    const stored = failed({ id, endDate: '2025-03-31' });
    const { error } = await run('updateWorkHistory', 'response', { id, startDate: '2025-04-01' }, stored);
    expect(error).toMatchObject(invalid('endDate', 'notBeforeStart'));
  });

  test('is a conflict if the record breaks no rule', async () => {
    const stored = failed({ id, endDate: '2025-12-31' });
    const { error } = await run('updateWorkHistory', 'response', { id, startDate: '2025-04-01' }, stored);
    expect(error).toMatchObject({ errorType: 'Conflict' });
  });

  test('of a salary is refused too', async () => {
    const input = { sub: 'talent', minumumSalary: 600 };
    const written = await run('updateUser', 'request', input);
    expect(JSON.stringify(written.value)).toContain('maximumSalary');
    const after = { result: { sub: 'talent', maximumSalary: 500 }, prev: { result: { isWritten: false } } };
    const { error } = await run('updateUser', 'response', input, after);
    expect(error).toMatchObject(invalid('minumumSalary', 'notAboveMaximum'));
  });
});

const portfolio = { id: 'talent.1' };
test.each([
  ['createUserResume', { userID: 'talent', file: 'private/another/a.pdf' }, 'file', 'ownUpload'],
  [
    'createWorkHistoryAchievementResume',
    { workHistoryAchievementID: 'talent.1.2', thumbnail: 'x' },
    'thumbnail',
    'ownUpload',
  ],
  [
    'createUserPortfolio',
    { userID: 'talent', type: 'EMBED', content: 'https://example.com' },
    'content',
    'host',
  ],
  ['updateUserPortfolio', { ...portfolio, type: 'LINK' }, 'content', 'required'],
  ['updateUser', { sub: 'talent', twitterUrl: 'https://example.com' }, 'twitterUrl', 'host'],
  ['updateUser', { sub: 'talent', coverImage: 'cover.png' }, 'coverImage', 'ownUpload'],
  ['updateUser', { sub: 'talent', displayName: 'ENISHI' }, 'displayName', 'reserved'],
  [
    'createSkillSet',
    { userID: 'talent', skillSetSkillId: 'go', yearsOfExperience: 0.3 },
    'yearsOfExperience',
    'step 0.5',
  ],
])('%s refuses %j', async (field, input, name, rule) => {
  expect((await run(field, 'request', input)).error).toMatchObject(invalid(name, rule));
});

test('a content alone is written on a condition about the stored type', async () => {
  const { value } = await run('updateUserPortfolio', 'request', {
    ...portfolio,
    content: 'https://example.com',
  });
  const { condition } = value as { condition: { expressionValues: object } };
  expect(JSON.stringify(condition.expressionValues)).toBe(
    JSON.stringify({
      ':not_type_in_0': { S: 'EMBED' },
      ':not_type_in_1': { S: 'IMAGE' },
      ':not_type_in_2': { S: 'FILE' },
    }),
  );
});
