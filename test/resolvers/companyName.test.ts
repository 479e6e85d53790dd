import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../support/resolver/bundleStep';

const steps = ['createWorkHistoryCompany.ts#count', 'updateWorkHistoryCompany.ts#read'];
const env = {
  publishingRole: '',
  clientArea: 'closed',
  CatalogTable: 'c',
  InsightTable: 'i',
  TalentTable: 't',
};

describe.each(steps)('the name in %s', (step) => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep(`resolvers/catalogue/${step}`);
  });
  const refusal = (name: string) =>
    evaluate(code, 'request', {
      arguments: { input: { id: 'a', name } },
      identity: { sub: 'boss', groups: ['admin'], claims: {} },
      env,
    }).error?.errorType;

  test.each(['\u202eevil', 'ev\u200bil', '\u200b', 'a\u2066b', '株式会社\n改行', '\ud800x'])(
    '%j is refused: it shows another text than it holds',
    (name) => expect(refusal(name)).toBe('InvalidInput'),
  );

  test.each(['株式会社縁', 'Enishi Inc.', '株式会社 縁'])('accepts %j', (name) =>
    expect(refusal(name)).toBeUndefined(),
  );
});
