import type { IndexName } from '../index-search/IndexName';
import { allTargets, type TargetPosition } from './allTargets';
import { buildExpectedDocuments } from './buildExpectedDocuments';
import { readStoredDocuments } from './readStoredDocuments';
import { targetOf } from './targetOf';
import { assertOk } from './assertOk';

interface Page {
  hits: { hits: { _id: string; sort: unknown[] }[] };
}

const PAGE = 1000;

/**
 * Yields the ids of all documents in an index, one page at a time, beginning after a document. `last` is the position
 * of the page's last document; undefined on the last page.
 */
async function* readStoredIds(
  index: IndexName,
  after?: unknown[],
): AsyncGenerator<{ ids: string[]; last: unknown[] | undefined }> {
  let last = after;
  do {
    // Read all pages from the same shard copy, as resolvers/search/lib/search.ts does.
    const { hits } = await assertOk<Page>('POST', `/${index}/_search?preference=verify`, {
      ...{ size: PAGE, _source: false, query: { match_all: {} }, sort: [{ id: 'asc' }] },
      ...(last && { search_after: last }),
    });
    last = hits.hits.length === PAGE ? hits.hits.at(-1)?.sort : undefined;
    yield { ids: hits.hits.map(({ _id }) => _id), last };
  } while (last);
}

/** A document that differed from the tables in a first comparison. */
export interface Doubt {
  index: IndexName;
  id: string;
}

/** A position in the tables or, after these, in the documents of an index. */
export type VerifyPosition = TargetPosition | { stored: IndexName; after?: unknown[] };

interface Part {
  doubts: Doubt[];
  /** The number of documents that must exist, by index. */
  documents: Map<IndexName, number>;
  /** Where the next part begins; null after the last one. */
  next: VerifyPosition | null;
}

const AT_ONCE = 100;

/**
 * Compares each document that must exist with the stored one, and then looks for stored ones that must not, one page
 * after another, beginning at a position. `indices` are those that exist, of `names`.
 */
export async function* findDoubts(
  names: readonly IndexName[],
  indices: readonly IndexName[],
  from?: VerifyPosition | null,
): AsyncGenerator<Part> {
  const known = new Map(names.map((index) => [index, new Set<string>()]));
  if (!from || 'table' in from) yield* compareExpected(names, indices, known, from);
  const [first, start] =
    from && 'stored' in from ? [indices.indexOf(from.stored), from.after] : [0, undefined];
  for (const [at, index] of indices.entries()) {
    if (at < first) continue;
    for await (const { ids, last } of readStoredIds(index, at === first ? start : undefined)) {
      const following = indices[at + 1];
      const next = last ? { stored: index, after: last } : following ? { stored: following } : null;
      // Documents that an earlier call has compared are not known to this one, which looks at their records again.
      const unknown = ids.filter((id) => !known.get(index)?.has(id));
      yield { doubts: await withoutRecord(index, unknown), documents: new Map(), next };
    }
  }
}

async function* compareExpected(
  names: readonly IndexName[],
  indices: readonly IndexName[],
  known: ReadonlyMap<IndexName, Set<string>>,
  from?: TargetPosition | null,
): AsyncGenerator<Part> {
  for await (const { targets, next } of allTargets(names, from)) {
    const doubts: Doubt[] = [];
    const documents = new Map<IndexName, number>();
    for (let at = 0; at < targets.length; at += AT_ONCE) {
      const wanted = await buildExpectedDocuments(targets.slice(at, at + AT_ONCE), names);
      for (const [index, expected] of wanted) {
        const stored = indices.includes(index)
          ? await readStoredDocuments(index, [...expected.keys()])
          : new Map();
        for (const [id, text] of expected) {
          if (text === undefined) continue;
          // A record and its private part lead to the same document.
          if (!known.get(index)?.has(id)) documents.set(index, (documents.get(index) ?? 0) + 1);
          known.get(index)?.add(id);
          if (stored.get(id) !== text) doubts.push({ index, id });
        }
      }
    }
    const [first] = indices;
    yield { doubts, documents, next: next ?? (first ? { stored: first } : null) };
  }
}

/** Returns those of these documents that must not exist, according to the tables. */
async function withoutRecord(index: IndexName, ids: readonly string[]): Promise<Doubt[]> {
  const doubts: Doubt[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const targets = part.map((id) => targetOf(index, id));
    const wanted = (await buildExpectedDocuments(targets, [index])).get(index);
    for (const id of part) if (wanted?.get(id) === undefined) doubts.push({ index, id });
  }
  return doubts;
}
