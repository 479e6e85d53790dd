import { bundleStep } from '../../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';

const ctx = {
  stash: { who: { sub: 'admin-1' } },
  prev: { result: null },
  env: {},
  info: { fieldName: 'field' },
};
let code: string;

beforeAll(async () => {
  code = await bundleStep('resolvers/insight/csv.rateLimit.ts');
});

test('counts calls per person and minute, up to five', () => {
  const { value } = evaluate(code, 'request', ctx);
  const { key, condition } = value as { key: object; condition: { expressionValues: object } };
  expect(JSON.stringify(key)).toContain('Once#rate#field#admin-1');
  expect(JSON.stringify(condition.expressionValues)).toContain('5');
});

test('the sixth within a minute is TooManyRequests', () => {
  const refused = { type: 'DynamoDB:ConditionalCheckFailedException', message: '' };
  const { error } = evaluate(code, 'response', { ...ctx, error: refused, result: { uses: 5 } });
  expect(error).toMatchObject({ errorType: 'TooManyRequests' });
  expect(evaluate(code, 'response', { ...ctx, result: { uses: 5 } }).error).toBeNull();
});
