import { indexDefinition } from '../../../../lambdas/index-search/indexDefinition';
import type { IndexName } from '../../../../lambdas/index-search/IndexName';
import { synonymRules } from '../../../../lambdas/index-search/synonymRules';
import { Analysis } from '../../../../local/services/search/analysis/Analysis';
import type { Dictionary } from '../../../../local/services/search/analysis/japanese/Dictionary';
import type { JsonObject } from '../../../../local/services/search/Json';
import { SearchIndex } from '../../../../local/services/search/store/SearchIndex';

/** The product's index definitions, loaded once for all databases; they share their analysis. */
export class Definitions {
  private readonly known = new Map<IndexName, JsonObject>();
  private readonly rules = synonymRules();
  private analysis: Analysis | undefined;

  constructor(private readonly dictionary: Dictionary) {}

  /** An empty index of that name. */
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
