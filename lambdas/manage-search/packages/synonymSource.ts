import type { SynonymSource } from '../../index-search/SynonymSource';
import { synonymRules } from '../../index-search/synonymRules';
import { env } from '../needs';
import { synonymPackage } from './synonymPackage';

/**
 * Returns where indices take their synonyms from: in a managed domain from a package, in any other OpenSearch from the
 * settings of each index.
 */
export async function synonymSource(): Promise<SynonymSource> {
  const { hostname } = new URL(env('OPENSEARCH_ENDPOINT'));
  return hostname.endsWith('.es.amazonaws.com')
    ? { path: await synonymPackage(synonymRules()) }
    : synonymRules();
}
