import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import type { Engine } from '@enishi/local-cloud/testing/startSearch';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { indices } from './indices';

/** Before each alias, so that an engine may hold the product's own indices too. */
const PREFIX = 'test-';

/** The path of these tests' index for a path that the product requests. */
export const pathHere = (path: string): string => path.replace(/^\//, `/${PREFIX}`);

/** Creates the product's indices and fills them with the corpus. */
export async function prepare(engine: Engine): Promise<void> {
  for (const [name, documents] of indices)
    await fillIndex(
      engine,
      `${PREFIX}${name}`,
      indexDefinition(name, synonymRules()),
      documents.filter((document) => document !== undefined),
    );
}
