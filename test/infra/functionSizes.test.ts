import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../../infra/bundleFunctions';
import { functionNames } from '../../infra/functionNeeds';

/**
 * The maximum size of a function's minified code, in KB. `exceptions` has the limits of single functions that
 * need more, each with the reason (ADR 0057).
 */
const MAXIMUM = 360;
const exceptions: Record<string, number> = {
  // The client of S3 alone adds 100 KB.
  'check-file': 480,
  'erase-accounts': 510,
  'export-data': 440,
  'export-users-csv': 450,
  // Publishes and hides pictures after each change of a profile.
  'handle-changes': 540,
  'sign-files': 420,
  // The dictionaries and the client of the search domain.
  'manage-search': 590,
  // The texts of the catalogues and the demo data, and what draws their pictures and files.
  seed: 1_000,
};

describe('the bundles of functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  let sizes: Map<string, number>;
  beforeAll(async () => {
    const bundles = await bundleFunctions(functionNames, folder);
    sizes = new Map([...bundles].map(([name, path]) => [name, statSync(join(path, 'index.js')).size / 1000]));
    process.stdout.write(
      `${[...sizes].map(([name, size]) => `${name} ${Math.round(size)} KB`).join(', ')}\n`,
    );
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(functionNames)('%s is no larger than its maximum', (name) => {
    expect(sizes.get(name)).toBeLessThanOrEqual(exceptions[name] ?? MAXIMUM);
  });
});
