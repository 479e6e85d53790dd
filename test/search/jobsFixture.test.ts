import { readFileSync, writeFileSync } from 'node:fs';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { indices } from './indices';

const FILE = 'packages/local-cloud/test/search/jobs.ndjson';

/**
 * Rewrites the example index of the local cloud's tests from the product's index definition and documents.
 */
function update(): void {
  const aliases = indices.filter(([name]) => name.startsWith('open-jobs'));
  const lines = aliases.flatMap(([alias, documents]) => {
    const { settings, mappings } = indexDefinition(alias, synonymRules());
    return [{ alias, settings, mappings }, ...documents.map((document) => ({ alias, document }))];
  });
  writeFileSync(FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/**
 * Tests that the local cloud's copy of the product's text analysis is up to date. The search tests of the
 * local cloud use this copy.
 */
test('the conformance cases of search use the product’s text analysis', () => {
  if (process.env.UPDATE_FIXTURE) update();
  const [first = '{}'] = readFileSync(FILE, 'utf8').split('\n', 1);
  const { settings } = JSON.parse(first) as ReturnType<typeof indexDefinition>;
  // When this fails: run it with UPDATE_FIXTURE=1, then record the cases again with OPENSEARCH_ENDPOINT.
  expect(settings).toEqual(JSON.parse(JSON.stringify(indexDefinition('open-jobs', synonymRules()).settings)));
});
