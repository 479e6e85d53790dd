import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { defaultRegion } from '../../../infra/defaultRegion';

/** A command of operators, and what the functions answer that it calls: moto runs none. */
interface OperatorCommand {
  script: string;
  args: readonly string[];
  /** One after another. Every list has more than a page, every long run more than a call. */
  answers: readonly unknown[];
  /** What the command must print. */
  prints: RegExp;
  /** Whether the command must end with an error. */
  fails?: true;
}

const TABLES = 5;
const FORMER = '11111111-1111-1111-1111-111111111111';
const CURRENT = '22222222-2222-2222-2222-222222222222';
const OTHERS = '33333333-3333-3333-3333-333333333333';
const key = `private/${FORMER}/letter.txt`;
const restoredKey = key.replace(FORMER, CURRENT);

const pages = (name: string, items: readonly unknown[], next: unknown) =>
  items.map((item, at) => ({ [name]: [item], ...(at < items.length - 1 && { next }) }));
const rowsOf = (sub: string) =>
  pages(
    'rows',
    ['PROFILE', 'SETTINGS'].map((sk) => ({ pk: { S: sub }, sk: { S: sk } })),
    { pk: { S: sub } },
  );
const ofTables = (answers: readonly unknown[]) => Array.from({ length: TABLES }, () => answers).flat();
const filesOf = (file: string, url: string) => [{ keys: [file] }, { url }, { keys: [] }];
const twoCalls = (answer: object) => [{ table: 'Talent' }, null].map((next) => ({ ...answer, next }));

const reindexed = twoCalls({ indices: { 'open-jobs': { index: 'open-jobs-1', documents: 7 } } });
const compared = twoCalls({
  indices: { 'open-jobs': { documents: 7, missing: [], stale: [], ghosts: [] } },
});
const values = twoCalls({ records: 7, found: {}, details: [] });
const counted = {
  countedSince: '2026-01-01',
  rows: 7,
  readUnits: 7,
  differences: 0,
  repaired: 0,
  details: [],
};

/**
 * Stores a file in S3 of an account, in a bucket of its own, for a backup.
 * @returns signed URLs, as `transfer-data` makes them: of this file, and for one that is restored, to write and to read
 */
async function storeFile(
  endpoint: string,
  { key, restoredKey, ...file }: { key: string; restoredKey: string } & Partial<PutObjectCommandInput>,
): Promise<{ stored: string; upload: string; restored: string }> {
  const s3 = new S3Client({
    ...{ endpoint, region: defaultRegion, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' },
    credentials: { accessKeyId: 'AKIAJUDGE', secretAccessKey: 'secret' },
  });
  const Bucket = 'of-operators';
  await s3.send(
    new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: defaultRegion } }),
  );
  await s3.send(new PutObjectCommand({ ...file, Bucket, Key: key }));
  return {
    stored: await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: key })),
    upload: await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: restoredKey })),
    restored: await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: restoredKey })),
  };
}

/** Writes the scripts and source maps of a build that was deployed, and returns its folder. */
function writeBuild(folder: string): string {
  const dist = join(folder, 'dist');
  for (const path of [
    join(dist, 'assets', 'shell-BtZcR5Yq.js'),
    join(`${dist}-maps`, 'shell-BtZcR5Yq.js.map'),
  ]) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '{}');
  }
  return dist;
}

/**
 * Returns the commands of operators that are sent to production in moto.
 * @param aws the URL of moto
 * @param errors the URL of an error service
 */
export async function operatorCommands(
  folder: string,
  { aws, errors }: { aws: string; errors: string },
): Promise<OperatorCommand[]> {
  const backup = join(folder, 'backup');
  const urls = await storeFile(aws, {
    ...{ key, restoredKey, Body: 'Dear talent', ContentType: 'text/plain' },
    ContentDisposition: 'attachment; filename="letter.txt"',
  });
  return [
    {
      ...{ script: 'verify', args: ['--stage', 'staging'], answers: [], fails: true },
      prints: /^The stage staging is not deployed in .* Deployed: production in ap-northeast-1\./,
    },
    { ...{ script: 'seed', args: [], answers: ['seeded'] }, prints: /seeded/ },
    {
      ...{ script: 'admin', args: ['--email', 'somebody@example.com'], answers: [{ isInvited: true }] },
      prints: /somebody@example.com gets a mail/,
    },
    {
      ...{ script: 'migrateData', args: [], answers: [{ version: 3, newest: 3, isUnderWay: false }] },
      prints: /false/,
    },
    {
      ...{ script: 'manageSearch', args: ['open-jobs'], answers: reindexed },
      prints: /--continue [\s\S]*open-jobs/,
    },
    {
      ...{ script: 'verify', args: [], answers: [...values, { state: 'PAUSED' }, counted, ...compared] },
      prints: /--continue [\s\S]*7 records since [\s\S]*--continue [\s\S]*open-jobs/,
    },
    {
      script: 'backup',
      args: ['--to', backup],
      answers: [
        ...pages(
          'accounts',
          [
            { sub: FORMER, email: 'a@example.com' },
            { sub: OTHERS, email: 'b@example.com' },
          ],
          'b',
        ),
        ...ofTables(rowsOf(FORMER)),
        ...filesOf(key, urls.stored),
      ],
      prints: /2 accounts/,
    },
    {
      script: 'restore',
      args: ['--from', backup],
      answers: [
        ...[null, { sub: CURRENT }, { sub: OTHERS }],
        // Written, and read again in search of rows that the backup does not have.
        ...ofTables([null, ...rowsOf(CURRENT)]),
        { url: urls.upload },
        ...[...ofTables(rowsOf(CURRENT)), ...filesOf(restoredKey, urls.restored), null],
        ...[{ version: 3 }, ...reindexed, ...compared],
      ],
      prints:
        /2 accounts restored[\s\S]*1 files restored[\s\S]*Equal to the backup[\s\S]*--continue [\s\S]*open-jobs/,
    },
    {
      // The distribution is a stub, and moto answers for no page.
      ...{ script: 'smoke', args: [], answers: [], fails: true },
      prints: /^https:\/\/enishi\.example\.com cannot be reached: [^\n]+\n$/,
    },
    {
      script: 'sourceMaps',
      args: ['--org', 'enishi', '--project', 'web', '--url', errors, '--dist', writeBuild(folder)],
      answers: [],
      prints: /^The release BtZcR5Yq has 1 source maps\.\n$/,
    },
  ];
}
