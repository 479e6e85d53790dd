import { bundleStep } from '../../support/resolver/bundleStep';
import { evaluate, type PartialContext } from '@enishi/local-cloud/appsync';

const conversationId = '01JD0000000000000000000000';
const env = {
  ConversationTable: 'Conversation',
  TalentTable: 'Talent',
  publishingRole: '',
  clientArea: 'closed',
};
const identity = { sub: 'talent', groups: null };
const cancelled = (...types: string[]) => ({
  error: { type: 'DynamoDB:TransactionCanceledException', message: 'cancelled' },
  result: { keys: null, cancellationReasons: types.map((type) => ({ type, item: null, message: null })) },
});
const met = cancelled('None', 'TransactionConflict');
const refused = cancelled('ConditionalCheckFailed', 'TransactionConflict');

/**
 * Runs a resolver step as in a pipeline that contains it twice: first its request handler, then its response
 * handler with the given answer of the data source, then its request handler again. Returns the three
 * outcomes.
 */
function twice(code: string, ctx: PartialContext, answer: object) {
  const asked = evaluate(code, 'request', ctx);
  const answered = evaluate(code, 'response', { ...ctx, stash: asked.stash, ...answer });
  const again = {
    ...ctx,
    stash: answered.stash,
    prev: { result: answered.value },
    result: null,
    error: null,
  };
  return { asked, answered, again: evaluate(code, 'request', again) };
}

describe('a message', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/message/Mutation.createMessage.2.write.ts');
  });
  const rows = ['talent', 'admin'].map((userId) => ({ id: `${conversationId}.${userId}`, userId }));
  const ctx = {
    ...{ identity, env, stash: { sub: 'talent' }, prev: { result: rows } },
    arguments: { input: { conversationId, content: 'こんにちは' } },
  };

  test('is written again after a conflict with another message', () => {
    const { asked, answered, again } = twice(code, ctx, met);
    expect(asked.value).toMatchObject({ operation: 'TransactWriteItems' });
    expect(answered).toMatchObject({ error: null, value: rows });
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
  });

  test('writes again when a later message or read came first, on the last try unconditionally', () => {
    // The message and one read row precede the two members' rows.
    const { asked, again } = twice(code, ctx, cancelled('None', 'None', 'None', 'ConditionalCheckFailed'));
    const conditions = (value: unknown) => JSON.stringify(value).match(/lastMessageAt/g)?.length ?? 0;
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
    const last = evaluate(code, 'request', {
      ...ctx,
      stash: { ...asked.stash, isContended: true, tries: 3 },
    });
    expect(conditions(last.value)).toBeLessThan(conditions(again.value));
  });

  test('is not written again after any other refusal', () => {
    expect(twice(code, ctx, refused).again.earlyReturn).toBeTruthy();
  });

  test('ends the pipeline once it is written', () => {
    expect(
      twice(code, ctx, { result: { keys: [], cancellationReasons: null } }).answered.earlyReturn,
    ).toEqual({
      skipTo: 'END',
    });
  });
});

describe('a change of an application’s state', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/apply/Mutation.updateUserApplies.2.write.ts');
  });
  const application = {
    ...{ id: `talent.${conversationId}`, type: 'APPLIED', version: 1, history: [] },
    ...{ userID: 'talent', openJobID: 'job', openJob: { title: '仕事' } },
    ...{ conversationId, memberIds: ['talent', 'admin'] },
  };
  const ctx = {
    ...{ identity, env, stash: { who: { sub: 'admin' }, condition: {} }, prev: { result: application } },
    arguments: { input: { type: 'SCREENING' } },
  };

  test('is tried again after a conflict with a message, three times at most', () => {
    const { answered, again } = twice(code, ctx, met);
    expect(answered).toMatchObject({ error: null, value: application });
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
    const last = evaluate(code, 'response', { ...ctx, stash: { ...answered.stash, tries: 2 }, ...met });
    expect(last.error).toMatchObject({ errorType: 'Conflict' });
  });

  test('is not tried again after it was refused or made', () => {
    const { answered } = twice(code, ctx, refused);
    expect(answered.error).toMatchObject({ errorType: 'Conflict' });
    const made = twice(code, ctx, { result: { keys: [], cancellationReasons: null } });
    expect(made.answered.value).toMatchObject({ type: 'SCREENING', version: 2 });
    expect(made.again).toMatchObject({ value: made.answered.value, earlyReturn: {} });
  });
});

test('setting a message to read is tried again after a conflict with another message', async () => {
  const file = 'resolvers/message/Mutation.updateMessageRead.1.write.ts';
  const code = await bundleStep(file);
  const id = `${conversationId}.01JD0000000000000000000001.talent`;
  const ctx = { identity, env, arguments: { input: { id, read: true } } };
  expect(twice(code, ctx, met).again.value).toMatchObject({ operation: 'TransactWriteItems' });
  expect(twice(code, ctx, refused).again).toMatchObject({ value: { isWritten: false }, earlyReturn: {} });
});
