import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/**
 * Tests who gets what is said about an application, and what is stored. `member` works for the job's organization,
 * `colleague` too.
 */
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' };
const history = [{ type: 'APPLIED', at: '2026-01-01T00:00:00.000Z', by: 'talent' }];
const application = {
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', openJobID: 'job', history },
  ...{ type: 'APPLIED', organizationId: 'org', staffIds: [], memberIds: ['talent', 'member'], version: 1 },
};
const card = (by: string, stage: string) => ({
  ...{ by, stage, at: '2026-01-02T00:00:00.000Z', skill: 4, communication: 3, motivation: 5, fit: 4 },
  ...{ recommendation: 'YES', comment: '意見' },
});
const review = {
  ...{ __typename: 'ApplicationReview', id: 'talent.job', userID: 'talent', openJobID: 'job', version: 3 },
  comments: [{ id: 'c1', by: 'colleague', at: '2026-01-02T00:00:00.000Z', text: 'メモ' }],
  scorecards: [card('colleague', 'APPLIED'), card('colleague', 'SCREENING'), card('member', 'SCREENING')],
};

async function run(field: string, at: string, handler: 'request' | 'response', more: object) {
  const plan = resolverPlans.find((each) => each.field === field);
  const step = plan?.steps.find(({ file }) => file.endsWith(`${field}.ts#${at}`));
  if (!step) throw new Error(`${field} has no step ${at}`);
  const identity = { sub: 'member', groups: null, claims: { organizationId: 'org' } };
  return evaluate(await bundleResolver(step), handler, { identity, env, stash: {}, arguments: {}, ...more });
}

const who = (more: object) => ({
  ...{ kind: 'person', sub: 'member', isAdmin: false, inClientArea: true, organizationId: 'org' },
  ...more,
});

/** Lets a caller read the review of an application. */
async function read(caller: object, of: object = application) {
  const result = { data: { Talent: [of, review] } };
  const { value } = await run('getApplicationReview', '', 'response', {
    result,
    stash: { who: who(caller) },
  });
  return value as typeof review | null;
}

test.each([
  ['the applicant', { sub: 'talent' }],
  ['the applicant as a colleague', { sub: 'talent', organizationId: 'org' }],
  ['the applicant as an administrator', { sub: 'talent', isAdmin: true }],
  ['a member of another organization', { organizationId: 'other' }],
  ['a former member who takes part in the conversation', { organizationId: '' }],
])('%s gets nothing', async (_who, caller) => {
  expect(await read(caller)).toBeNull();
});

test('a member gets it until the talent withdraws, an administrator also afterwards', async () => {
  const withdrawn = { ...application, type: 'WITHDRAWN' };
  expect(await read({})).toMatchObject({ comments: [{ text: 'メモ' }] });
  expect(await read({}, withdrawn)).toBeNull();
  expect(await read({ isAdmin: true }, withdrawn)).toMatchObject({ comments: [{ text: 'メモ' }] });
});

test('of a stage for which one has not answered one learns who has, not what', async () => {
  const [hidden, shown, own] = (await read({}))?.scorecards ?? [];
  expect(hidden).toEqual({ by: 'colleague', stage: 'APPLIED', at: '2026-01-02T00:00:00.000Z' });
  expect(shown).toEqual(card('colleague', 'SCREENING'));
  expect(own).toEqual(card('member', 'SCREENING'));
  expect((await read({ sub: 'boss', isAdmin: true }))?.scorecards).toEqual(review.scorecards);
});

test('the row is stored apart from what the talent’s own reads find, if nobody else has changed it', async () => {
  const { value } = await run('createApplicationComment', 'write', 'request', {
    arguments: { input: { applicationId: 'talent.job', text: '印象' } },
    stash: { who: who({}), application, review, writtenId: 'c2' },
    prev: { result: null },
  });
  const put = value as { key: object; condition: object; attributeValues: { comments: { L: object[] } } };
  expect(JSON.stringify(put.key)).toBe('{"pk":{"S":"talent#staff"},"sk":{"S":"ApplicationReview#job"}}');
  expect(JSON.stringify(put.condition)).toContain('{":version_eq":{"N":3}}');
  expect(JSON.stringify(put.attributeValues.comments)).toContain('印象');
});

test('after somebody else’s write the next step begins with what they stored', async () => {
  const { value, stash } = await run('createApplicationComment', 'write', 'response', {
    stash: { who: who({}), application, review },
    result: { ...review, version: 4 },
    error: { type: 'DynamoDB:ConditionalCheckFailedException', message: '' },
  });
  expect(value).toBeNull();
  expect(stash).toMatchObject({ tries: 1, review: { version: 4 } });
});

test.each(['updateApplicationComment', 'deleteApplicationComment'])(
  '%s is for the author alone',
  async (field) => {
    const input = { applicationId: 'talent.job', commentId: 'c1', text: '書き換え' };
    const stash = { who: who({ isAdmin: true }), application, review };
    const { error } = await run(field, 'write', 'request', {
      arguments: { input },
      stash,
      prev: { result: null },
    });
    expect(error).toMatchObject({ errorType: 'NotFound' });
  },
);

test('no more is said than a row can hold', async () => {
  const comments = Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    by: 'member',
    at: '',
    text: '',
  }));
  const { error } = await run('createApplicationComment', 'write', 'request', {
    arguments: { input: { applicationId: 'talent.job', text: '印象' } },
    stash: { who: who({}), application, review: { ...review, comments }, writtenId: 'new' },
    prev: { result: null },
  });
  expect(error).toMatchObject({ errorType: 'InvalidInput' });
});
