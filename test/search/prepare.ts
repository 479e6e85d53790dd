import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import type { Engine } from '@enishi/local-cloud/testing/startSearch';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { indices } from './indices';

/**
 * The prefix of the test indices' names. It keeps them apart from the product's own indices on the same
 * engine.
 */
const PREFIX = 'test-';

/**
 * Changes the path of a request to one of the product's indices so that it addresses the test index instead.
 */
export const pathHere = (path: string): string => path.replace(/^\//, `/${PREFIX}`);

/**
 * Creates test versions of the product's search indices and fills them with the documents of the search
 * tests.
 */
export async function prepare(engine: Engine): Promise<void> {
  for (const [name, documents] of indices)
    await fillIndex(
      engine,
      `${PREFIX}${name}`,
      indexDefinition(name, synonymRules()),
      documents.filter((document) => document !== undefined),
    );
}
