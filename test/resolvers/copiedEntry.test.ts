import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const plan = resolverPlans.find(({ field }) => field === 'createSkillSet')!;
const base = {
  env: { TalentTable: 'Talent', CatalogTable: 'Catalog', publishingRole: '', clientArea: 'open' },
  identity: { sub: 'me', groups: null, claims: {} },
  arguments: { input: { userID: 'me', skillSetSkillTagId: 'go' } },
  ...{ stash: {}, prev: { result: {} }, result: null, error: null },
};

async function run(file: string, handler: 'request' | 'response', context: object) {
  const step = plan.steps.find((each) => each.file.endsWith(file))!;
  return evaluate(await bundleResolver(step), handler, { ...base, ...context });
}

/** Runs the creation of a skill whose catalogue entry was read as `entry`. Returns the transaction's items. */
async function write(entry: object | null) {
  const result = { data: { Catalog: [entry] } };
  const { stash } = await run('createEntity.ts#entry', 'response', { result });
  const { value } = await run('createEntity.ts#write', 'request', { stash });
  return { stash, items: (value as { transactItems: Record<string, unknown>[] }).transactItems };
}

/** Returns the error of a creation whose transaction was refused by the check of the catalogue entry. */
async function refused(stash: object) {
  const reasons = [null, null, 'ConditionalCheckFailed'].map((type) => ({ type, item: null }));
  const error = { type: 'DynamoDB:TransactionCanceledException', message: 'cancelled' };
  const result = { keys: null, cancellationReasons: reasons };
  const after = await run('createEntity.ts#write', 'response', { stash, result, error });
  return (await run('createEntity.ts#resolveConflict', 'response', { stash: after.stash })).error;
}

const go = { pk: 'SkillTag', sk: 'go', id: 'go', name: 'Go', kana: 'ゴー' };

test('a skill stores the name of its entry, on the condition that the entry still has it', async () => {
  const { items, stash } = await write(go);
  expect(stash.named).toMatchObject({ skillTag: { id: 'go', name: 'Go' }, parentKey: 'SkillTag#go' });
  const texts = items.map((item) => JSON.stringify(item));
  expect(texts.find((text) => text.includes('"operation":"PutItem"'))).toContain(
    '"skillTag":{"M":{"id":{"S":"go"}',
  );
  expect(texts.find((text) => text.includes('"operation":"ConditionCheck"'))).toContain('{"S":"Go"}');
});

test('an entry that is renamed at the same moment is a conflict, a missing one is refused by its field', async () => {
  const renamed = await write(go);
  expect((await refused(renamed.stash))?.errorType).toBe('Conflict');
  const missing = await write(null);
  expect(missing.stash.named).toBeUndefined();
  expect(await refused(missing.stash)).toMatchObject({
    errorInfo: { field: 'input.skillSetSkillTagId', rule: 'exists' },
  });
});
