import fc from 'fast-check';
import type { UserPoolConfiguration } from '../../src/services/cognito/configuration/UserPoolConfiguration';
import { fillTemplate } from '../../src/services/cognito/mail/fillTemplate';
import { mailOccasions } from '../../src/services/cognito/mail/mailOccasions';
import { poolMailSamples } from '../../src/services/cognito/mail/poolMailSamples';
import { renderMailSamples } from '../../src/services/developer-page/views/renderMailSamples';
import { wordsIn } from '../../src/services/developer-page/wordsIn';
import { renderSlackSamples } from '../../src/services/developer-page/views/renderSlackSamples';

const configuration = {
  verificationMail: { subject: '確認コード', body: 'コードは {####} です。<br>お早めにどうぞ。' },
  invitationMail: { subject: '招待', body: '{username}<br>仮パスワード：{####}' },
} as UserPoolConfiguration;
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

test('there is an example of each mail of the user pool, and each occasion has one', () => {
  const samples = poolMailSamples(configuration);
  expect(samples.map(({ subject, text }) => [subject, text])).toEqual([
    ['確認コード', 'コードは 123456 です。\nお早めにどうぞ。'],
    ['招待', 'yui@example.com\n仮パスワード：Enishi-2026'],
  ]);
  const occasions = samples.flatMap((sample) => sample.occasions ?? []);
  expect(occasions.sort()).toEqual(Object.keys(mailOccasions).sort());
  expect(samples[0]?.occasions).toContain('UpdateUserAttribute');
  expect(samples[1]?.occasions).toEqual(['AdminCreateUser']);
});

test('what people sign in with adds no element to a mail, and is its own text', () => {
  const parts = [
    '<script>',
    '</p>',
    '"',
    "'",
    '&',
    '&lt;',
    '{####}',
    '$&',
    'x@example.com',
    '<a href=//evil>',
  ];
  const logins = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
    .map((some) => some.join(''));
  const harmless = fillTemplate(configuration.invitationMail, 'yui@example.com', 'code');
  fc.assert(
    fc.property(logins, (login) => {
      const { html, subject } = fillTemplate(configuration.invitationMail, login, 'code');
      expect(tagsOf(html)).toEqual(tagsOf(harmless.html));
      expect(subject).toBe(harmless.subject);
    }),
    { numRuns: 200 },
  );
});

test('the developer page shows the examples of mails with their occasions, and those for Slack', () => {
  const mails = renderMailSamples(poolMailSamples(configuration), wordsIn('ja')).text;
  expect(mails).toContain('招待');
  expect(mails).toContain('UpdateUserAttribute');
  const elements = [{ type: 'rich_text_section', elements: [{ type: 'text', text: '<b>結</b>' }] }];
  const slack = renderSlackSamples(
    [{ text: '応募', blocks: [{ type: 'rich_text', elements }] }],
    wordsIn('ja'),
  ).text;
  expect(slack).toContain('応募');
  expect(slack).toContain('&lt;b&gt;結');
  expect(renderSlackSamples([], wordsIn('ja')).text).toContain('見本はありません');
  expect(renderSlackSamples([], wordsIn('en')).text).toContain('There are no Slack samples');
});
