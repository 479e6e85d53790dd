import type { SynonymSource } from '../../index-search/SynonymSource';
import { synonymRules } from '../../index-search/synonymRules';
import { env } from '../needs';
import { synonymPackage } from './synonymPackage';

/** A managed domain keeps the synonyms as a package; any other engine takes them within an index's settings. */
export async function synonymSource(): Promise<SynonymSource> {
  const { hostname } = new URL(env('OPENSEARCH_ENDPOINT'));
  return hostname.endsWith('.es.amazonaws.com')
    ? { path: await synonymPackage(synonymRules()) }
    : synonymRules();
}
