import { productName } from '../../../model/productName';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { readSentMail } from '../../support/mail/readSentMail';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import { sendMail } from '../../../lambdas/notify-email/sendMail';
import { sampleMessages } from '../../../lambdas/notify-slack/sampleMessages';
import { hostileNames } from './hostileNames';

const SITE = 'https://enishi.example.com';
const mails = mockClient(SESClient);

/** Texts that would do something in a mail's header, in HTML or in Slack if they were not made harmless. */
const attacks = fc.constantFrom(
  ...[
    '<!channel>',
    '<@U012AB3CD>',
    '<https://evil.example|開く>',
    '*太字*',
    '`code`',
    ':tada:',
    '&lt;!here&gt;',
  ],
  ...['\r\nBcc: all@evil.example', '\nSubject: 別件', '結\r\n\r\n<script>alert(1)</script>', '.\r\nQUIT'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="https://evil.example">',
    "' onclick='",
  ],
  ...[
    '</p></body></html>',
    '&#60;b&#62;',
    '=HYPERLINK("https://evil.example")',
    '{####}',
    '{username}',
    '${7*7}',
  ],
);
const INJECTIONS = { numRuns: 200 };
const injections = fc.oneof(
  attacks,
  hostileNames,
  fc.tuple(hostileNames, attacks).map((two) => two.join('')),
);

/** Matches invisible characters and those that change the direction of text; lines may end. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}\u2028\u2029]/u;
const isReadable = (text: string) =>
  !UNSEEN.test(text.replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '').replace(/[\n\t\r\u2028\u2029]/g, ''));

type Mails = ReturnType<typeof sampleMails>;
const textToMails = new Map<string, Mails>();

/** Returns all mails with a text. Each test draws the same texts, so that one building of the mails is enough. */
function mailsWith(text: string): Mails {
  const known = textToMails.get(text) ?? sampleMails(SITE, text);
  textToMails.set(text, known);
  return known;
}

/** Returns the tags of a mail, whose links may lead to a search for what was written. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/\?q=.*?&amp;/, '?'));

/** Returns everything in a Slack message but the texts that it shows literally. */
const structureOf = (message: object): unknown =>
  JSON.parse(
    JSON.stringify(message, (_, value: unknown) => {
      const { type, text } = (value ?? {}) as { type?: unknown; text?: unknown };
      return type === 'text' && typeof text === 'string' ? 'a literal text' : value;
    }),
  );

beforeAll(() => {
  process.env.MAIL_SENDER = 'enishi@example.com';
});

test.each(sampleMails(SITE).map(({ subject }, at) => [subject, at] as const))(
  'whatever people have written, the mail %s keeps its header, its elements and its links',
  async (_subject, at) => {
    const harmless = sampleMails(SITE)[at]!;
    await fc.assert(
      fc.asyncProperty(injections, async (text) => {
        const mail = mailsWith(text)[at]!;
        mails.reset();
        await sendMail(mail);
        const sent = await readSentMail(mails.commandCalls(SendRawEmailCommand)[0]!.args[0].input);
        expect(sent.to).toEqual([harmless.to]);
        expect(sent.subject).toMatch(
          new RegExp(`^(?:【${productName}】|\\[${productName}\\] )[^\\n\\r\\u2028\\u2029]*$`),
        );
        expect(isReadable(`${sent.subject}${mail.text}${mail.html}`)).toBe(true);
        expect(tagsOf(mail.html)).toEqual(tagsOf(harmless.html));
      }),
      INJECTIONS,
    );
  },
);

test.each(Object.entries(sampleMessages(SITE)))(
  'whatever people have written, Slack shows it literally in the message of %s',
  (field, harmless) => {
    // A name of several lines becomes one, and a text of several lines a quotation: both count as texts here.
    const kindsOf = (structure: unknown) => new Set(JSON.stringify(structure).match(/"type":"\w+"/g));
    const allowed = kindsOf(harmless).add('"type":"rich_text_quote"').add('"type":"rich_text_section"');
    const linksOf = (message: object) => JSON.stringify(structureOf(message)).match(/"url":"[^"]*"/g);
    fc.assert(
      fc.property(injections, (written) => {
        const message = sampleMessages(SITE, written)[field as keyof ReturnType<typeof sampleMessages>];
        expect(message.text).toBe(harmless.text);
        expect(linksOf(message)).toEqual(linksOf(harmless));
        for (const kind of kindsOf(message)) expect(allowed).toContain(kind);
        expect(isReadable(JSON.stringify(message))).toBe(true);
        expect(JSON.stringify(structureOf(message))).not.toContain('evil');
      }),
      INJECTIONS,
    );
  },
);
