import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/**
 * The ways in which a name leaves the system, such as a header, a file name or a mail subject. Each way has a
 * pattern that matches code which writes such a text, and a pattern of the function that the same file must
 * call to make the name safe.
 */
const WAYS: readonly [what: string, sign: RegExp, through: RegExp][] = [
  ['a header with a file’s name', /filename\*?=/, /\b(safeFileName|attachmentOf)\(/],
  ['a header that a presigned URL sets', /ResponseContentDisposition/, /\battachmentOf\(/],
  ['a name that is stored with a file', /x-amz-meta-filename|Metadata: \{ filename/, /\bsafeFileName\(/],
  ['a mail’s subject', /new MailComposer\(/, /\bsubject: plainLine\(/],
  ['a person’s name for Slack', /お名前:/, /お名前: plainLine\(/],
  [
    'a person’s name in a file of talents',
    /'(氏名|フリガナ|表示名)'/,
    /\bcalled\('氏名',.*\bcalled\('フリガナ',.*\bcalled\('表示名',/s,
  ],
  ['a message for Slack', /type: 'rich_text'/, /\bvisibleText\(/],
  ['a line of CSV or of a calendar', /\\r\\n`;/, /\bvisibleText\(/],
];

/**
 * Files that need not call the functions that make names safe. They restore a backup, whose names were made
 * safe before they were stored.
 */
const RESTORED = ['lambdas/transfer-data/files.ts'];

const code = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sources = ['lambdas', 'resolvers', 'model'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !path.startsWith('lambdas/seed/'))
    .map((path) => ({ path, text: code(path) })),
);

test.each(WAYS)('%s uses its function everywhere', (_what, sign, through) => {
  const leaving = sources.filter(({ text }) => sign.test(text));
  expect(leaving.length).toBeGreaterThan(0);
  const missing = leaving.filter(({ path, text }) => !through.test(text) && !RESTORED.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('only constant file names are written as Content-Disposition without the function', () => {
  const writing = sources.filter(({ text }) => /content-?disposition/i.test(text)).map(({ path }) => path);
  expect(writing.sort()).toEqual([
    // Its names consist of a metric, a period and a date.
    'lambdas/export-insights-csv/handler.ts',
    'lambdas/lib/files/servedHeaders.ts',
    // Passes on what servedHeaders says.
    'lambdas/lib/pictures/pictureFiles.ts',
    'lambdas/sign-files/signDownload.ts',
    // Stores a file again as it was in the backup.
    'lambdas/transfer-data/files.ts',
  ]);
});
