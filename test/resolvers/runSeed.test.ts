import { bundleStep } from '../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';
import { admin } from '../support/resolver/SearchResolver';

describe.each([
  ['requests the demo data', 'runSeed', { demo: true }],
  ['counts the records', 'countRecords', { count: true }],
])('an administrator who %s', (_what, operation, payload) => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep(`resolvers/admin/${operation}.ts#`);
  });

  test.each([
    ['development', undefined],
    ['staging', undefined],
    ['production', 'Unauthorized'],
    ['prod', 'Unauthorized'],
    ['', 'Unauthorized'],
  ])('on stage "%s": %s', (stage, refusal) => {
    const ctx = { identity: admin, env: { stage }, arguments: { input: { demo: true } } };
    const { value, error } = evaluate(code, 'request', ctx);
    expect(error?.errorType).toBe(refusal);
    if (!refusal) expect(value).toMatchObject({ payload });
  });
});
