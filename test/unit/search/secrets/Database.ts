import type { JsonObject } from '../../../../local/services/search/Json';
import { Refusal } from '../../../../local/services/search/Refusal';
import { search } from '../../../../local/services/search/request/search';
import type { SearchIndex } from '../../../../local/services/search/store/SearchIndex';
import type { Definitions } from './Definitions';
import type { Documents } from './documentsOf';

/** What a data source gives for a request. */
interface Answer {
  result: unknown;
  error: { type: string; message: string } | null;
}

/** The indices of one side of a pair, in this process. */
export class Database {
  private readonly indices = new Map<string, { index: SearchIndex; text: string }>();

  /** An index that would hold the very same documents as another database's is that one. */
  constructor(definitions: Definitions, documents: Documents, other?: Database) {
    for (const [name, all] of documents) {
      const text = JSON.stringify(all);
      const known = other?.indices.get(name);
      const index = known?.text === text ? known.index : definitions.empty(name);
      if (index !== known?.index)
        for (const document of JSON.parse(text) as (JsonObject | null)[])
          if (document) index.put(String(document.id), document, {});
      this.indices.set(name, { index, text });
    }
  }

  /** Whether what a request asks holds the same documents in both, so that it has one answer. */
  isSame(path: string, other: Database): boolean {
    return this.at(path) === other.at(path);
  }

  answer(path: string, body: object): Answer {
    try {
      const { took: _, ...result } = search(this.at(path), JSON.parse(JSON.stringify(body)) as JsonObject);
      return { result, error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = `${error.status} ${JSON.stringify(error.body())}`;
      return { result: null, error: { type: 'OpenSearch:HttpResponseException', message } };
    }
  }

  private at(path: string): SearchIndex {
    const found = this.indices.get(path.split('/')[1] ?? '');
    if (!found) throw new Error(`No documents at ${path}`);
    return found.index;
  }
}
