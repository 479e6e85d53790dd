import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../../infra/bundleFunctions';
import { functionNames } from '../../infra/functionNeeds';

/**
 * The goal for the size of a function's minified code: the maximum in KB. `exceptions` has higher limits for
 * the functions that need more, each with the reason (ADR 0057). Each has 3 per cent to spare: a new field of an
 * entity fits in, a new library does not.
 */
const MAXIMUM = 250;
const exceptions: Record<string, number> = {
  // The declarations of all entities, and the clients of queues and of the user pool.
  'handle-changes': 445,
  // And how searches understand texts, for the alerts.
  'index-search': 360,
  // And the composer of mail sources (nodemailer), with its list of media types; the documents of contracts as PDF.
  'notify-email': 1900,
  'verify-data': 332,
  // The client of metrics.
  'verify-insights': 280,
  // The clients of queues and of tables.
  'notify-slack': 300,
  'remind-contracts': 290,
  'close-incomplete-jobs': 240,
  'remind-complaints': 280,
  'remind-meetings': 280,
  'queue-job-alerts': 270,
  'identity-triggers': 320,
  // And the client of S3, for the exports of a former administrator.
  'manage-accounts': 440,
  'receive-contact': 270,
  'redrive-notices': 270,
  // The client of S3 alone adds 100 KB. It also reads ZIP archives.
  'check-file': 490,
  // And the client of queues, for the notice that an erasure is near.
  'erase-accounts': 530,
  // And the client of the user pool, for what a disclosure says of the account.
  'export-data': 480,
  'export-users-csv': 420,
  'sign-files': 330,
  'transfer-data': 440,
  // The dictionaries and the client of the search domain.
  'manage-search': 620,
  // The screens that guests see, React on a server, the client of GraphQL, and their texts in all languages (ADR 0168).
  'render-page': 1290,
  // The texts of the catalogues and the demo data, and what draws their pictures and files.
  seed: 1255,
};

describe('the bundles of functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  let sizes: Map<string, number>;
  const holders: string[] = [];
  beforeAll(async () => {
    const bundles = await bundleFunctions(functionNames, folder);
    sizes = new Map([...bundles].map(([name, path]) => [name, statSync(join(path, 'index.js')).size / 1000]));
    for (const [name, path] of bundles)
      if (readdirSync(path).includes('NotoSansJP_400Regular.ttf')) holders.push(name);
    process.stdout.write(
      `${[...sizes].map(([name, size]) => `${name} ${Math.round(size)} KB`).join(', ')}\n`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the font of documents lies beside the code of the function that makes them, and of no other', () => {
    expect(holders).toEqual(['notify-email']);
  });

  test.each(functionNames)('%s is no larger than its maximum', (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(exceptions[name] ?? MAXIMUM);
  });
});
