import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { shareFlags } from '../../model/shareFlags';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Tests rules about several fields of a record. If an update changes only some of these fields, the condition
 * of the write compares them with the stored values of the others.
 */
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent', CatalogTable: 'Catalog' };
const identity = { sub: 'talent', groups: null, claims: {} };

/**
 * Runs a handler of each resolver step that stores the record of the mutation `field`. For the response of
 * `updateUser`, runs only the step that resolves a conflict. Returns the first outcome with an error or, if
 * there is none, the last outcome.
 */
async function run(field: string, handler: 'request' | 'response', input: object, more: object = {}) {
  const plan = resolverPlans.find((each) => each.type === 'Mutation' && each.field === field);
  const names =
    handler === 'response' && field === 'updateUser'
      ? /resolveChangedUser/
      : /(#stored|#write|UserPortfolio\.ts#)$/;
  const steps = plan?.steps.filter(({ file }) => names.test(file)) ?? [];
  const context = { arguments: { input }, identity, env, stash: {}, prev: { result: {} }, ...more };
  const outcomes = [];
  for (const step of steps) outcomes.push(evaluate(await bundleResolver(step), handler, context));
  const found = outcomes.find(({ error }) => error) ?? outcomes.at(-1);
  if (!found) throw new Error(`No step of ${field}`);
  return found;
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

  test('of a salary is refused without reading the record that DynamoDB returns', async () => {
    const input = { sub: 'talent', minumumSalary: 600 };
    const prev = { result: { isWritten: false, user: { sub: 'talent', maximumSalary: 500 } } };
    const plan = resolverPlans.find(({ type, field }) => type === 'Mutation' && field === 'updateUser');
    const step = plan?.steps.find(({ file }) => file.includes('resolveChangedUser'));
    const context = { arguments: { input }, identity, env, stash: {}, prev };
    const { error } = evaluate(await bundleResolver(step!), 'request', context);
    expect(error).toMatchObject(invalid('minumumSalary', 'notAboveMaximum'));
  });

  test('of a profile is refused while a transaction is writing to it', async () => {
    const plan = resolverPlans.find(({ type, field }) => type === 'Mutation' && field === 'updateUser');
    const step = plan?.steps.find(({ file }) => file.endsWith('#write'));
    const context = {
      ...{ arguments: { input: { sub: 'talent' } }, identity, env, prev: { result: {} } },
      ...{ stash: { isAlone: true }, result: null },
      error: { type: 'DynamoDB:TransactionConflictException', message: 'Transaction is ongoing' },
    };
    const { error } = evaluate(await bundleResolver(step!), 'response', context);
    expect(error).toMatchObject({ errorType: 'Conflict' });
  });
});

const portfolio = { id: 'talent.1' };
test.each([
  ['createUserResume', { userID: 'talent', file: 'private/another/a.pdf' }, 'file', 'ownUpload'],
  [
    'createWorkHistoryAchievementResume',
    { workHistoryAchievementID: 'talent.1.2', thumbnail: 'private/another/a.png' },
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

describe('registration', () => {
  const names = { lastName: '縁', firstName: '結子', lastNameKana: 'エニシ', firstNameKana: 'ユイコ' };
  const input = { sub: 'talent', ...names, displayName: 'ゆいこ', isAgreedTerms: true, isShareGender: true };

  interface Put {
    key: { pk: { S: string }; sk: { S: string } };
    attributeValues?: Record<string, object>;
  }
  const writes = async () => {
    const { value } = await run('createUser', 'request', input);
    const { transactItems } = value as { transactItems: Put[] };
    return { transactItems, user: transactItems[0]?.attributeValues ?? {} };
  };

  test('stores every share flag', async () => {
    const { user } = await writes();
    for (const flag of shareFlags) expect(user[flag]).toEqual({ BOOL: flag === 'isShareGender' });
  });

  test('gives a short id, and reserves it as the path of the portfolio', async () => {
    const { transactItems, user } = await writes();
    expect(user.shortID).toEqual({ S: expect.stringMatching(/^[a-z]{8}$/) as string });
    expect(user.portfolioPath).toEqual(user.shortID);
    const reservation = transactItems.find(({ key }) => key.pk.S === 'PortfolioPath');
    expect(reservation?.key.sk).toEqual(user.shortID);
  });
});

test.each([
  ['talent', { description: '自己紹介' }, true],
  ['talent', { otherHopes: '朝型' }, false],
  ['another', { description: '自己紹介' }, false],
])('a save by an administrator of %s with %j completes the basic profile: %s', async (sub, input, isSet) => {
  const admin = { identity: { ...identity, groups: ['admin'] } };
  const { value } = await run('updateUser', 'request', { sub, ...input }, admin);
  expect(JSON.stringify(value).includes('isAlreadyEditedBasic')).toBe(isSet);
});

test('a date among the arguments of a query is checked', async () => {
  const [step] = resolverPlans.find(({ field }) => field === 'listAuditEntries')?.steps ?? [];
  if (!step) throw new Error('No such query');
  const context = { arguments: { date: '1899-12-31' }, identity: { ...identity, groups: ['admin'] }, env };
  const { error } = evaluate(await bundleResolver(step), 'request', context);
  expect(error).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field: 'date', rule: 'date' } });
});
