import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const talent = '11111111-1111-4111-8111-111111111111';
const admin = '22222222-2222-4222-8222-222222222222';
const env = { publishingRole: 'arn:publisher', clientArea: 'closed', TalentTable: 't', InsightTable: 'i' };

interface Marked {
  update: { expression: string; expressionValues: Record<string, { M?: Record<string, object> }> };
}

/** Returns the request with which a person changes the talent's qualification. */
async function changeBy(sub: string, groups: readonly string[]): Promise<Marked> {
  const plan = resolverPlans.find(({ field }) => field === 'updateQualification');
  const step = plan?.steps.at(-1);
  if (!step) throw new Error('No such mutation');
  const { value, error } = evaluate(await bundleResolver(step), 'request', {
    ...{ identity: { sub, groups, claims: {} }, env, stash: {}, info: { fieldName: 'updateQualification' } },
    arguments: { input: { id: `${talent}.01JCN000000000000000000003`, name: '基本情報', isNoExpiry: true } },
  });
  expect(error).toBeNull();
  return value as Marked;
}

test('an administrator’s write to another person’s record is marked, without its texts', async () => {
  const { update } = await changeBy(admin, ['admin']);
  expect(update.expression).toContain('#deed = :deed');
  const deed = update.expressionValues[':deed']?.M;
  expect(deed).toMatchObject({
    ...{ actor: { S: admin }, action: { S: 'changeRecord' }, record: { S: 'Qualification' } },
    ...{ fields: { L: [{ S: 'name' }, { S: 'isNoExpiry' }] }, shown: { L: [{ S: 'isNoExpiry' }] } },
  });
  expect(JSON.stringify(deed)).not.toContain('基本情報');
});

test.each([
  ['a talent’s', talent, []],
  ['an administrator’s own', talent, ['admin']],
])('%s write to a record of their own is not marked', async (_of, sub, groups) => {
  expect((await changeBy(sub, groups)).update.expression).not.toContain('deed');
});
