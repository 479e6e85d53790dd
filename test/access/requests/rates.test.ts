import { RateLimits } from '../../../model/limits/RateLimits';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { now } from '../../support/now';
import { rates } from '../../support/rates';
import { ulid } from '../../support/ulid';
import { messagingDocuments as documents } from '../conversations/messagingDocuments';

const { most, per } = RateLimits.message;

let talent: Person;
let conversationId: string;

beforeAll(async () => {
  talent = await given.aTalent();
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query(documents.converse, { input }, await given.anAdministrator());
  conversationId = data?.createConversation?.id ?? '';
});

const send = (content: string, clientToken?: string) =>
  query(documents.send, { input: { conversationId, content, clientToken } }, talent);

const contents = async () => {
  const { data } = await query(documents.thread, { conversationId }, talent);
  return data?.listMessagesByConversation?.items.map(({ content }) => content);
};

test('the message beyond the most of a minute is refused, and the answer says when it goes on', async () => {
  const rate = { field: 'createMessage', sub: talent.sub };
  await rates.store(rate, most - 1);
  const token = ulid();
  const last = await send('最後の一通', token);
  expect(last.errors).toEqual([]);
  expect(await rates.most(rate)).toBe(most);

  const { errors } = await send('もう一通');
  const { retryAt } = (errors[0]?.errorInfo ?? {}) as { retryAt?: string };
  const wait = Date.parse(`${retryAt}`) - now();
  expect(errors[0]?.errorType).toBe('TooManyRequests');
  expect(wait > 0 && wait <= per * 1000).toBe(true);

  const repeated = await send('最後の一通', token);
  expect(repeated.data?.createMessage?.id).toBe(last.data?.createMessage?.id);
  expect(await contents()).toEqual(['最後の一通']);

  await rates.forget([talent.sub]);
  expect((await send('次の一通')).errors).toEqual([]);
});

test('administrators are not counted', async () => {
  const admin = await given.anAdministrator();
  await rates.store({ field: 'createConversation', sub: admin.sub }, RateLimits.conversation.most);
  const input = { participantIds: [talent.sub], name: '別件' };
  expect((await query(documents.converse, { input }, admin)).errors).toEqual([]);
});
