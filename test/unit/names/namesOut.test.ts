import { productName } from '../../../model/productName';
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { readSentMail } from '../../support/mail/readSentMail';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { buildSlackMessage } from '../../../lambdas/lib/slack/buildSlackMessage';
import { digestMail } from '../../../lambdas/notify-email/digestMail';
import { sendMail } from '../../../lambdas/notify-email/sendMail';
import { signDownload } from '../../../lambdas/sign-files/signDownload';
import { signUpload } from '../../../lambdas/sign-files/signUpload';
import { csvLine } from '../../../model/csvLine';
import { hostileNames } from './hostileNames';

const files = mockClient(S3Client);
const mails = mockClient(SESClient);
mockClient(DynamoDBDocumentClient)
  .on(UpdateCommand)
  .resolves({ Attributes: { uses: 1 } });

const RUNS = { numRuns: 300 };
/** Matches characters that are invisible or change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}\u2028\u2029]/u;
/**
 * Returns whether a text contains a character that is invisible or changes the direction of text. Variation
 * selectors and the joiners within emoji are allowed: they are invisible, but change the characters beside them.
 */
const unseenIn = (text: string) =>
  UNSEEN.test(
    text.replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\p{Emoji}\ufe0f?)\u200d(?=\p{Emoji})/gu, ''),
  );

beforeAll(() => {
  Object.assign(process.env, {
    AWS_REGION: 'ap-northeast-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    FILES_BUCKET: 'files',
    INSIGHT_TABLE: 'Insight',
    MAIL_SENDER: 'enishi@example.com',
  });
});

/**
 * Returns the name under which a browser saves the file of a signed URL. Fails when the header in the URL is
 * invalid.
 */
function savedAs(url: string | undefined): string {
  const header = new URL(url ?? '').searchParams.get('response-content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/);
  return decodeURIComponent(header.split("''")[1] ?? '');
}

function expectSafe(name: string, extension: string): void {
  expect(name.endsWith(`.${extension}`)).toBe(true);
  expect(name).not.toMatch(/[/\\:*?"<>|]/);
  expect(name).not.toMatch(/^[. ]|[. ]$/);
  expect(unseenIn(name)).toBe(false);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
}

test.each([
  ['履歴書.hta', '履歴書.pdf'],
  ['履歴書\u202efdp.exe', '履歴書fdp.pdf'],
  ['index.html', 'index.pdf'],
  ['run.bat\0.pdf', 'run.bat.pdf'],
  ['職務経歴書.pdf', '職務経歴書.pdf'],
  ['経歴書 2026.04 版', '経歴書 2026.04 版.pdf'],
  ['.hta', 'hta.pdf'],
  ['葛\u{e0100}城.PDF', '葛\u{e0100}城.pdf'],
  ['\u202e.exe', 'exe.pdf'],
  ['nul.svg', '_nul.pdf'],
  ['か\u3099くれき.pdf', 'がくれき.pdf'],
])('a PDF that was named %j is saved as %j', async (given, saved) => {
  files.on(HeadObjectCommand).resolves({ Metadata: { filename: encodeURIComponent(given) } });
  const key = 'private/sub/01M.pdf';
  expect(savedAs((await signDownload({ key }))?.url)).toBe(saved);
  expect(savedAs((await signDownload({ key, filename: given }))?.url)).toBe(saved);
});

test('a file is downloaded under a safe name, whatever its upload or record called it', async () => {
  await fc.assert(
    fc.asyncProperty(hostileNames, fc.constantFrom('pdf', 'png', 'docx', 'csv'), async (name, extension) => {
      files.on(HeadObjectCommand).resolves({ Metadata: { filename: name } });
      const key = `private/sub/01M.${extension}`;
      expectSafe(savedAs((await signDownload({ key }))?.url), extension);
      expectSafe(savedAs((await signDownload({ key, filename: name }))?.url), extension);
    }),
    { numRuns: 100 },
  );
  expect(files.commandCalls(GetObjectCommand)).toEqual([]);
});

test('a file is stored under a safe name', async () => {
  await fc.assert(
    fc.asyncProperty(hostileNames, async (filename) => {
      const file = { name: '01M', purpose: 'RESUME', filename, contentType: 'application/pdf', size: 9 };
      const asked = { ...file, owner: 'sub' };
      const form = (await signUpload('sub', asked, false)) as { fields: Record<string, string> };
      const stored = form.fields['x-amz-meta-filename'] ?? '';
      // S3 accepts 2 kB of metadata, in ASCII.
      expect(stored).toMatch(/^[\x21-\x7e]{1,1800}$/);
      expectSafe(decodeURIComponent(stored), 'pdf');
    }),
    { numRuns: 60 },
  );
});

test('a mail has a subject of one line that shows the name', async () => {
  await fc.assert(
    fc.asyncProperty(hostileNames, async (name) => {
      mails.reset();
      const messages = [{ by: name, text: name }];
      const unread = { to: 'a@example.com', unread: 1, messages, url: 'https://example.com' };
      await sendMail(digestMail({ ...unread, name, partner: name }));
      const { to, subject, text } = await readSentMail(
        mails.commandCalls(SendRawEmailCommand)[0]!.args[0].input,
      );
      expect(subject).toMatch(new RegExp(`^【${productName}】.*さんとのメッセージに未読が1件あります$`));
      expect(unseenIn(subject)).toBe(false);
      expect(unseenIn(text.replace(/[\n\t\u2028\u2029]/g, ''))).toBe(false);
      expect(to).toEqual(['a@example.com']);
    }),
    RUNS,
  );
});

test('Slack shows the name as it is', () => {
  fc.assert(
    fc.property(hostileNames, (name) => {
      const texts: string[] = [];
      JSON.stringify(buildSlackMessage('件名', { お名前: name }), (key, value: unknown) => {
        if (key === 'text' && typeof value === 'string') texts.push(value);
        return value;
      });
      for (const text of texts) expect(unseenIn(text.replace(/[\n\t\u2028\u2029]/g, ''))).toBe(false);
    }),
    RUNS,
  );
});

test('a CSV value stays one cell and no formula', () => {
  fc.assert(
    fc.property(hostileNames, (name) => {
      const line = csvLine([name, 1]);
      const [, cell = ''] = /^"((?:[^"]|"")*)",1\r\n$/.exec(line) ?? [];
      expect(line.endsWith('",1\r\n') || line === ',1\r\n').toBe(true);
      expect(unseenIn(cell.replace(/[\n\t\u2028\u2029]/g, ''))).toBe(false);
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\n]/);
    }),
    RUNS,
  );
});
