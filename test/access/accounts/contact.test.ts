import { createHash } from 'node:crypto';
import { ContactRateLimits } from '../../../model/limits/ContactRateLimits';
import { captured } from '../../support/api/captured';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { expectRateLimit } from '../expectRateLimit';
import { accountDocuments } from './accountDocuments';

const { ofOne, seconds } = ContactRateLimits;

const message = (more: object = {}) => ({
  name: '縁 問子',
  email: unique.email(),
  message: `掲載について伺いたいことがあります。${unique.word()}`,
  ...more,
});
const send = (input: object, as: Parameters<typeof query>[2]) =>
  query(accountDocuments.contact, { input }, as);

const posted = async (word: string) => {
  const post = await eventually('the post in Slack', async () =>
    (await captured.slack()).find(({ blocks }) => JSON.stringify(blocks).includes(word)),
  );
  const [, richText] = post.blocks as { elements: { type: string; elements: object[] }[] }[];
  return richText?.elements ?? [];
};

test('a guest’s contact message reaches the operator', async () => {
  const input = message({ organizationName: '<script>株式会社' });
  expect((await send(input, 'guest')).data).toEqual({ createContactMessage: { accepted: true } });
  const [facts] = await posted(input.message);
  expect(facts?.elements).toEqual(
    expect.arrayContaining([
      { type: 'text', text: `  ${input.email}\n` },
      { type: 'text', text: '  <script>株式会社\n' },
    ]),
  );
});

test('the webhook of Slack is in no log and in no answer of the stack’s outputs', async () => {
  await send(message(), 'guest');
  const shown = await Promise.all(
    ['/_local/logs', '/_local/outputs', '/config.json'].map((path) => readJson<unknown>(path)),
  );
  expect(JSON.stringify(shown[0])).toContain('ReceiveContact');
  expect(JSON.stringify(shown)).not.toContain('/_local/slack');
});

test('text in a contact message becomes no field, mention or link in Slack', async () => {
  const word = unique.word('word');
  const text = `<!channel> <https://example.com|こちら>\n*会員*  ${word}`;
  expect((await send(message({ message: text }), 'guest')).errors).toEqual([]);
  const [facts, quotation, ...rest] = await posted(word);
  expect(JSON.stringify(facts)).not.toContain(word);
  expect(quotation).toEqual({ type: 'rich_text_quote', elements: [{ type: 'text', text }] });
  expect(rest).toEqual([]);
});

/** The key under which the messages of one address or one person are counted; the stored row does not say whose it is. */
const countKey = (kind: 'mail' | 'user', value: string) =>
  `contact#${kind}#${createHash('sha256').update(value).digest('hex')}`;

test.each([
  [
    'one address',
    async () => {
      const email = unique.email();
      return { as: 'guest' as const, same: { email }, key: countKey('mail', email) };
    },
  ],
  [
    'one person, whatever address they give',
    async () => {
      const person = await given.aNewcomer();
      return { as: person, same: {}, key: countKey('user', person.sub) };
    },
  ],
])('of %s the fourth message within an hour is TooManyRequests', async (_title, who) => {
  const { as, same, key } = await who();
  await expectRateLimit(
    { key, seconds },
    ofOne,
    async () => (await send(message(same), as)).errors[0]?.errorType,
  );
});

test.each([
  ['without a message', { message: ' ' }, 'input.message'],
  ['without a name', { name: '' }, 'input.name'],
  ['of too many words', { message: 'あ'.repeat(4001) }, 'input.message'],
])('a message %s is InvalidInput', async (_title, more, field) => {
  const { errors } = await send(message(more), 'guest');
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field } });
});
