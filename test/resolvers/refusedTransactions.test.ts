import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { ResolverStep } from '../../infra/resolvers/ResolverPlan';

interface Reason {
  type: string | null;
  item: object | null;
}

/** The first field that has a step with this file, and the step. */
function findStep(file: string): ResolverStep {
  const step = resolverPlans.flatMap(({ steps }) => steps).find((each) => each.file.endsWith(file));
  if (!step) throw new Error(`No resolver has the step ${file}`);
  return step;
}

/**
 * Runs the response handler of a step whose write DynamoDB refused: by default a transaction that was cancelled
 * for the given reasons. Returns the type of the handler's error.
 */
async function errorOf(
  file: string,
  reasons: Reason[],
  refusal = 'TransactionCanceledException',
): Promise<string | undefined> {
  const context = {
    ...{ env: { TalentTable: 'Talent' }, identity: { sub: 'me', groups: null, claims: {} } },
    arguments: { input: { id: 'me.one' } },
    stash: { record: { id: 'me.one' }, who: { sub: 'me' }, isAlone: true },
    prev: { result: {} },
    result: { keys: null, cancellationReasons: reasons },
    error: { type: `DynamoDB:${refusal}`, message: 'cancelled' },
  };
  const { error } = evaluate(await bundleResolver(findStep(file)), 'response', context);
  return error?.errorType ?? undefined;
}

const none: Reason = { type: null, item: null };
const failed = (item: object | null): Reason => ({ type: 'ConditionalCheckFailed', item });
const busy: Reason = { type: 'TransactionConflict', item: null };

test.each(['entity/deleteEntity.ts#counted', 'entity/exclusiveFlags.ts#move'])(
  '%s says whether the record is gone, or something has changed in the meantime',
  async (file) => {
    expect(await errorOf(file, [failed(null), none])).toBe('NotFound');
    expect(await errorOf(file, [failed({ id: 'me.one' }), none])).toBe('Conflict');
    expect(await errorOf(file, [none, failed({ id: 'me' })])).toBe('Conflict');
    expect(await errorOf(file, [none, busy])).toBe('Conflict');
  },
);

test('marking notices says whether one is gone, or another write came at the same moment', async () => {
  expect(await errorOf('notify/updateUserNotice.ts#', [none, failed(null)])).toBe('NotFound');
  expect(await errorOf('notify/updateUserNotice.ts#', [none, busy])).toBe('Conflict');
});

test('a profile that another transaction is writing is a conflict', async () => {
  const refusal = 'TransactionConflictException';
  expect(await errorOf('user/updateUser.ts#write', [], refusal)).toBe('Conflict');
});
