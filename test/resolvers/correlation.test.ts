import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { correlationId } from '../../model/correlationId';

const ID = '7GK2M9QXRT';
const withId = (id: string) => ({ headers: { [correlationId.header]: id } });
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent', CatalogTable: 'Catalog' };
const identity = { sub: 'me', groups: null, claims: {} };

const codeOf = (field: string, file: string) => {
  const plan = resolverPlans.find((each) => each.field === field);
  const step = plan?.steps.find((each) => each.file.includes(file));
  if (!step) throw new Error(`${field} has no step ${file}`);
  return bundleResolver(step);
};

/**
 * Runs the request handler of `updateUserLastVisitedAt`, which updates a record, with the given correlation
 * id.
 */
async function update(id: string) {
  const code = await codeOf('updateUserLastVisitedAt', '#visit');
  const args = { input: { sub: 'me' } };
  const context = { env, identity, arguments: args, stash: { who: { sub: 'me' } }, request: withId(id) };
  return evaluate(code, 'request', context);
}

test('an update stores the id, and keeps its one SET clause', async () => {
  const { value, error } = await update(ID);
  expect(error).toBeNull();
  const text = JSON.stringify(value);
  expect(text).toContain(`"#correlationId":"correlationId"`);
  expect(text).toContain(`":correlationId":{"S":"${ID}"}`);
  expect(text.match(/SET /g)).toHaveLength(text.match(/"expression":"SET /g)?.length ?? 0);
});

test.each(['', 'YAMADA TARO', '7gk2m9qxrt', `${ID}${ID}`])(
  'nothing is stored of the header "%s"',
  async (id) => {
    expect(JSON.stringify((await update(id)).value)).not.toContain('correlationId');
  },
);

test('the payload of a function contains the id', async () => {
  const code = await codeOf('isSignInEnabled', 'userIsSignInEnabled');
  const admin = { ...identity, groups: ['admin'], claims: { 'cognito:groups': ['admin'] } };
  const context = { env, identity: admin, source: { sub: 'her' }, request: withId(ID) };
  const { value } = evaluate(code, 'request', context);
  expect(value).toMatchObject({ operation: 'Invoke', payload: { sub: 'her', correlationId: ID } });
});

test('the log of the API names the id and the kind of an error that callers do not see', async () => {
  const code = await codeOf('updateUser', '#stored');
  const error = { type: 'DynamoDB:InternalServerError', message: 'a secret' };
  const { logs } = evaluate(code, 'response', { env, identity, error, request: withId(ID) });
  expect(logs).toEqual([{ level: 'error', values: [ID, 'SourceFailed', 'DynamoDB:InternalServerError'] }]);
});

test('an export that was not stored because its source failed is logged, though another step answers', async () => {
  const code = await codeOf('createDataExport', '#resolveConflict');
  const stash = { record: { id: 'me.1' }, failure: 'DynamoDB:InternalServerError' };
  const { error, logs } = evaluate(code, 'response', { env, identity, stash, request: withId(ID) });
  expect(error).toMatchObject({ errorType: 'InternalFailure' });
  expect(logs).toEqual([{ level: 'error', values: [ID, 'SourceFailed', 'DynamoDB:InternalServerError'] }]);
});
