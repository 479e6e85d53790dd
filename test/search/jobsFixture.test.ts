import { readFileSync, writeFileSync } from 'node:fs';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { indices } from './indices';

/**
 * Returns the settings of the product's index without its similarity. The example index thus has OpenSearch's
 * default similarity, so that the recorded cases compare BM25 in the local cloud with BM25 in OpenSearch. The
 * cases of `test/search/drawn` compare the product's own similarity.
 */
function exampleSettings(alias: (typeof indices)[number][0]) {
  const { similarity: _, ...settings } = indexDefinition(alias, synonymRules()).settings as {
    similarity: object;
  };
  return settings;
}

const FILE = 'packages/local-cloud/test/search/jobs.ndjson';

/**
 * Rewrites the example index of the local cloud's tests from the product's index definition and documents.
 */
function update(): void {
  const aliases = indices.filter(([name]) => name.startsWith('open-jobs'));
  const lines = aliases.flatMap(([alias, documents]) => {
    const { mappings } = indexDefinition(alias, synonymRules());
    const settings = exampleSettings(alias);
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
  expect(settings).toEqual(JSON.parse(JSON.stringify(exampleSettings('open-jobs'))));
});
