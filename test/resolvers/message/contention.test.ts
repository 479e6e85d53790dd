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

/** A step told of its data source's answer, and what the same step then asks when it comes again. */
function twice(code: string, ctx: PartialContext, answer: object) {
  const asked = evaluate(code, 'request', ctx);
  const told = evaluate(code, 'response', { ...ctx, stash: asked.stash, ...answer });
  const again = { ...ctx, stash: told.stash, prev: { result: told.value }, result: null, error: null };
  return { asked, told, again: evaluate(code, 'request', again) };
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

  test('that met another one is written again', () => {
    const { asked, told, again } = twice(code, ctx, met);
    expect(asked.value).toMatchObject({ operation: 'TransactWriteItems' });
    expect(told).toMatchObject({ error: null, value: rows });
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
  });

  test('writes again when a later line or read came first, on the last try unconditionally', () => {
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

  test('that was refused for another reason is not', () => {
    expect(twice(code, ctx, refused).again.earlyReturn).toBeTruthy();
  });

  test('that is written ends the pipeline', () => {
    expect(twice(code, ctx, { result: { keys: [], cancellationReasons: null } }).told.earlyReturn).toEqual({
      skipTo: 'END',
    });
  });
});

describe('an application’s move', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/apply/Mutation.updateUserApplies.2.write.ts');
  });
  const application = {
    ...{ id: `talent.${conversationId}`, type: 'APPLIED', version: 1, history: [] },
    ...{ conversationId, memberIds: ['talent', 'admin'] },
  };
  const ctx = {
    ...{ identity, env, stash: { who: { sub: 'admin' }, condition: {} }, prev: { result: application } },
    arguments: { input: { type: 'SCREENING' } },
  };

  test('that met a message is made again, three times at most', () => {
    const { told, again } = twice(code, ctx, met);
    expect(told).toMatchObject({ error: null, value: application });
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
    const last = evaluate(code, 'response', { ...ctx, stash: { ...told.stash, tries: 2 }, ...met });
    expect(last.error).toMatchObject({ errorType: 'Conflict' });
  });

  test('that was refused, or made, is not', () => {
    const { told } = twice(code, ctx, refused);
    expect(told.error).toMatchObject({ errorType: 'Conflict' });
    const made = twice(code, ctx, { result: { keys: [], cancellationReasons: null } });
    expect(made.told.value).toMatchObject({ type: 'SCREENING', version: 2 });
    expect(made.again).toMatchObject({ value: made.told.value, earlyReturn: {} });
  });
});

test('reading that met a message is tried again', async () => {
  const file = 'resolvers/message/Mutation.updateMessageRead.1.write.ts';
  const code = await bundleStep(file);
  const id = `${conversationId}.01JD0000000000000000000001.talent`;
  const ctx = { identity, env, arguments: { input: { id, read: true } } };
  expect(twice(code, ctx, met).again.value).toMatchObject({ operation: 'TransactWriteItems' });
  expect(twice(code, ctx, refused).again).toMatchObject({ value: { isWritten: false }, earlyReturn: {} });
});
