import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{ TalentTable: 'Talent', OpenJobTable: 'OpenJob', ConversationTable: 'Conversation' },
};

/**
 * The last two steps of each tested create mutation: the transaction, and the step that reads the record
 * again if the transaction was refused.
 */
const creates = resolverPlans.flatMap(({ field, steps }) => {
  const [write, last] = steps.slice(-2);
  if (!write || !last || !/resolve/i.test(last.file)) return [];
  if (!/\/create\w*\.ts#write|entity\/create/.test(write.file)) return [];
  // It reads and writes again itself: applicationReview.test.ts.
  if (field === 'createApplicationComment') return [];
  return [{ field, write, last }];
});

/**
 * Runs the last two steps of a create mutation whose transaction was cancelled with the reason `code`, and
 * whose record does not exist. Returns the outcome.
 */
async function refused({ write, last }: (typeof creates)[number], code: string) {
  const context = {
    ...{ env, identity: { sub: 'me', groups: null, claims: {} } },
    arguments: { input: {} },
    stash: { record: { id: 'me.one', sub: 'me' }, who: { sub: 'me' } },
    prev: { result: {} },
    result: { keys: null, cancellationReasons: [null, code].map((type) => ({ type, item: null })) },
    error: { type: 'DynamoDB:TransactionCanceledException', message: 'cancelled' },
  };
  const { stash, value } = evaluate(await bundleResolver(write), 'response', context);
  const next = { ...context, stash, prev: { result: value }, result: null, error: null };
  return evaluate(await bundleResolver(last), 'response', next);
}

test('every create with a transaction is tested here', () => {
  const own = creates.filter(({ write }) => !write.file.includes('entity/'));
  expect(creates.length).toBeGreaterThan(own.length + 20);
  expect(own.map(({ field }) => field).sort()).toEqual([
    'createConversation',
    'createEnishiWorkHistory',
    'createEnishiWorkHistoryReview',
    'createPageQuery',
    'createTalent',
    'createUser',
    'createUserApplies',
    'createUserConversations',
    'createUserOpenJobs',
    'createWPWorker',
    'createWPWorkerCategory',
  ]);
});

test.each(creates.map((each) => [each.field, each] as const))(
  '%s is Conflict, and not Unauthorized, when DynamoDB refused it only for the moment',
  async (_field, each) => {
    for (const code of ['TransactionConflict', 'ThrottlingError']) {
      const { error } = await refused(each, code);
      expect(error?.errorType).toBe('Conflict');
    }
  },
);
