import { bundleStep } from '../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';
import { admin } from '../support/resolver/SearchResolver';

describe('an administrator who requests the demo data', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/admin/Mutation.runSeed.ts');
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
    if (!refusal) expect(value).toMatchObject({ payload: { demo: true } });
  });
});
