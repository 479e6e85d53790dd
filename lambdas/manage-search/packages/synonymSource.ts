import type { SynonymSource } from '../../index-search/SynonymSource';
import { synonymRules } from '../../index-search/synonymRules';
import { env } from '../needs';
import { synonymPackage } from './synonymPackage';

/**
 * Returns where search indices get their synonyms from: in a managed OpenSearch domain from a package, in
 * every other OpenSearch from the settings of each index.
 */
export async function synonymSource(): Promise<SynonymSource> {
  const { hostname } = new URL(env('OPENSEARCH_ENDPOINT'));
  return hostname.endsWith('.es.amazonaws.com')
    ? { path: await synonymPackage(synonymRules()) }
    : synonymRules();
}
