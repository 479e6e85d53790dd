import type { IndexName } from '../../../../lambdas/index-search/IndexName';
import type { JsonObject } from '@enishi/local-cloud/search';
import { Refusal } from '@enishi/local-cloud/search';
import { search } from '@enishi/local-cloud/search';
import type { SearchIndex } from '@enishi/local-cloud/search';
import type { Definitions } from './Definitions';
import type { Documents } from './documentsOf';

/** What a data source returns to a resolver: a result or an error. */
interface Answer {
  result: unknown;
  error: { type: string; message: string } | null;
}

/**
 * The search indices of one of the two data sets that the noninterference test compares: the data sets differ
 * only in hidden data, so searches must give the same answers. Each index is created in this process when it
 * is first used.
 */
export class Database {
  private readonly indices = new Map<IndexName, SearchIndex>();
  /** The documents of each search index as one JSON text. */
  private readonly texts: ReadonlyMap<IndexName, string>;

  constructor(
    private readonly definitions: Definitions,
    documents: Documents,
  ) {
    this.texts = new Map(documents.map(([name, all]) => [name, JSON.stringify(all)]));
  }

  /**
   * Returns whether another database has the same documents in the index that a request addresses. Both
   * databases then give the same answer.
   */
  isSame(path: string, other: Database): boolean {
    return this.texts.get(nameIn(path)) === other.texts.get(nameIn(path));
  }

  answer(path: string, body: object): Answer {
    const name = nameIn(path);
    const index = this.indices.get(name) ?? this.filled(name);
    this.indices.set(name, index);
    try {
      const { took: _, ...result } = search(index, JSON.parse(JSON.stringify(body)) as JsonObject);
      return { result, error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = `${error.status} ${JSON.stringify(error.body())}`;
      return { result: null, error: { type: 'OpenSearch:HttpResponseException', message } };
    }
  }

  private filled(name: IndexName): SearchIndex {
    const index = this.definitions.empty(name);
    for (const document of JSON.parse(this.texts.get(name) ?? '') as (JsonObject | null)[])
      if (document)
        index.put(String(document.id), document, {}, () => ({ at: 0, length: 0, read: () => document }));
    return index;
  }
}

const nameIn = (path: string): IndexName => path.split('/')[1] as IndexName;
