import type { SynonymSource } from '../../index-search/SynonymSource';
import { synonymRules } from '../../index-search/synonymRules';
import { env } from '../needs';
import { synonymPackage } from './synonymPackage';

/** A managed domain gets the synonyms as a package; any other engine in the settings of an index. */
export async function synonymSource(): Promise<SynonymSource> {
  const { hostname } = new URL(env('OPENSEARCH_ENDPOINT'));
  return hostname.endsWith('.es.amazonaws.com')
    ? { path: await synonymPackage(synonymRules()) }
    : synonymRules();
}
