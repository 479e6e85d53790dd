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
  result: {
    keys: null,
    cancellationReasons: types.map((type) => ({ type, item: null as object | null, message: null })),
  },
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
    code = await bundleStep('resolvers/message/createMessage.ts#write');
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

  test('is later than any other of the conversation, also than one of a clock that is ahead', () => {
    const at = '2099-01-01T00:00:00.000Z';
    const ahead = { ...ctx, prev: { result: rows.map((row) => ({ ...row, lastMessageAt: at })) } };
    const timeOf = (value: unknown) => /2099-01-01T00:00:00\.\d{3}Z/.exec(JSON.stringify(value))?.[0];
    expect(timeOf(twice(code, ahead, met).asked.value)).toBe('2099-01-01T00:00:00.001Z');
    // The message and one read row precede the two members' rows.
    const overtaken = cancelled('None', 'None', 'None', 'ConditionalCheckFailed');
    overtaken.result.cancellationReasons[3]!.item = { lastMessageAt: at };
    const { again } = twice(code, ctx, overtaken);
    expect(again.value).toMatchObject({ operation: 'TransactWriteItems' });
    expect(timeOf(again.value)).toBe('2099-01-01T00:00:00.001Z');
  });

  test('leaves nothing unread for its author', () => {
    const { transactItems } = twice(code, ctx, met).asked.value as { transactItems: object[] };
    const [own, other] = transactItems.slice(2).map((item) => JSON.stringify(item));
    expect(own).toContain('readTo');
    expect(other).not.toContain('readTo');
  });

  test('is not written again after any other refusal', () => {
    expect(twice(code, ctx, refused).again.earlyReturn).toBeTruthy();
  });

  test('ends the pipeline once it is written', () => {
    const written = twice(code, ctx, { result: { keys: [], cancellationReasons: null } });
    expect(written.again).toMatchObject({ value: written.answered.value, earlyReturn: { skipTo: 'END' } });
  });
});

describe('a change of an application’s state', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/apply/updateUserApplies.ts#write');
  });
  const application = {
    ...{ id: `talent.${conversationId}`, type: 'APPLIED', version: 1, history: [] },
    ...{ userID: 'talent', openJobID: 'job', openJob: { title: '仕事' } },
    ...{ conversationId, memberIds: ['talent', 'admin'] },
  };
  const ctx = {
    ...{ identity, env, prev: { result: application } },
    stash: { who: { sub: 'admin' }, type: 'SCREENING', condition: {} },
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

describe('setting a message to read', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/message/updateMessageRead.ts#write');
  });
  const id = `${conversationId}.01JD0000000000000000000001.talent`;
  const at = '2026-11-20T01:00:00.000Z';
  const later = { isRead: false, at, last: at, unread: 0 };
  const ctx = { identity, env, arguments: { input: { id, read: true } }, prev: { result: later } };
  const behind = cancelled('None', 'ConditionalCheckFailed');
  const withMember = (member: object | null) => {
    const answer = structuredClone(behind);
    answer.result.cancellationReasons[1]!.item = member;
    return answer;
  };

  test('is tried again after a conflict with another message, and not after a refusal', () => {
    expect(twice(code, ctx, met).again.earlyReturn).toBeFalsy();
    expect(twice(code, ctx, refused).again.earlyReturn).toBeTruthy();
  });

  test('never moves a position back: only the row is written when it is further on', () => {
    const { answered } = twice(code, ctx, withMember({ readTo: '2026-11-20T02:00:00.000Z' }));
    const again = evaluate(code, 'request', { ...ctx, stash: answered.stash });
    expect(JSON.stringify(again.value)).not.toContain('readTo');
    expect((again.value as { transactItems: object[] }).transactItems).toHaveLength(1);
  });

  test('counts again when a message was stored after it had counted', () => {
    const { answered } = twice(code, ctx, withMember({ lastMessageAt: '2026-11-20T02:00:00.000Z' }));
    const again = evaluate(code, 'request', {
      ...ctx,
      stash: answered.stash,
      prev: { result: { ...later, last: '2026-11-20T02:00:00.000Z', unread: 1 } },
    });
    expect((again.value as { transactItems: object[] }).transactItems).toHaveLength(2);
  });

  test('is NotFound for somebody who has left', () => {
    expect(twice(code, ctx, withMember(null)).answered.error).toMatchObject({ errorType: 'NotFound' });
  });
});
