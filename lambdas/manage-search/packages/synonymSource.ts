import type { SynonymSource } from '../../index-search/SynonymSource';
import { synonymRules } from '../../index-search/synonymRules';
import type { SynonymRule } from '../../../model/search/SynonymRule';
import { synonymsKey } from '../../../model/search/synonymsKey';
import { itemAt } from '../../lib/itemAt';
import { env } from '../needs';
import { synonymPackage } from './synonymPackage';

/**
 * Returns where search indices get their synonyms from: in a managed OpenSearch domain from a package, in
 * every other OpenSearch from the settings of each index. The rules contain those that administrators have published.
 */
export async function synonymSource(): Promise<SynonymSource> {
  const row = await itemAt(env('CATALOG_TABLE'), synonymsKey);
  const rules = synonymRules((row?.rules ?? []) as SynonymRule[]);
  const { hostname } = new URL(env('OPENSEARCH_ENDPOINT'));
  return hostname.endsWith('.es.amazonaws.com') ? { path: await synonymPackage(rules) } : rules;
}
