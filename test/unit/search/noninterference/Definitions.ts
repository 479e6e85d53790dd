import { indexDefinition } from '../../../../lambdas/index-search/indexDefinition';
import type { IndexName } from '../../../../lambdas/index-search/IndexName';
import { synonymRules } from '../../../../lambdas/index-search/synonymRules';
import { Analysis } from '@enishi/local-cloud/search';
import type { Dictionary } from '@enishi/local-cloud/search';
import type { JsonObject } from '@enishi/local-cloud/search';
import { SearchIndex } from '@enishi/local-cloud/search';

/**
 * The index definitions of the product, for the noninterference test. They are loaded once, so that the
 * indices of all data sets share the text analysis.
 */
export class Definitions {
  private readonly known = new Map<IndexName, JsonObject>();
  private readonly rules = synonymRules();
  private analysis: Analysis | undefined;

  constructor(private readonly dictionary: Dictionary) {}

  /** Creates an empty search index with the product's definition for this name. */
  empty(name: IndexName): SearchIndex {
    const definition = this.known.get(name) ?? this.read(name);
    this.known.set(name, definition);
    const { analysis } = definition.settings as { analysis: JsonObject };
    this.analysis ??= new Analysis(analysis, this.dictionary);
    return new SearchIndex(name, definition, this.analysis);
  }

  private read(name: IndexName): JsonObject {
    return indexDefinition(name, this.rules) as unknown as JsonObject;
  }
}
