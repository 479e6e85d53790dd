import { asList, isObject, type JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument, notEmulated, Refusal, shardError } from '../Refusal';
import { readDocument } from '../segment/readDocument';
import { Segment } from '../segment/Segment';
import { none } from './Matches';
import type { QueryParser } from './Query';
import { StoredQueries } from './StoredQueries';

/**
 * A `percolate` query, which finds the stored queries that match one or several given documents. Only stored queries
 * that need no term, or one that occurs in the documents, are asked.
 */
export const percolate: QueryParser = (json, context) => {
  const options = new Options(json, 'percolate');
  const path = options.required('field');
  const [one, several] = [options.take('document'), options.take('documents')];
  options.end();
  if (one === undefined && several === undefined)
    throw illegalArgument('[percolate] query, nothing to percolate');
  if (!context.mapping.percolators.has(path))
    throw notEmulated(`percolate on [${path}], which is no percolator`);
  const documents = asList(several ?? one).map((each) => (isObject(each) ? each : {}));
  if (documents.length === 0)
    throw new Refusal(400, 'action_request_validation_exception', 'Validation Failed: 1: index is missing;');
  const given = segmentOf(documents, context);
  const slots = new Map<number, number[]>();
  return {
    slots,
    run: (segment) => {
      const matches = none(segment);
      const queries = StoredQueries.of(segment, path, context);
      for (const number of queries.candidates(given)) {
        const { has } = queries.query(number).run(given);
        const found = [...has.keys()].filter((slot) => has[slot] !== 0);
        if (found.length === 0) continue;
        matches.has[number] = 1;
        slots.set(number, found);
      }
      return matches;
    },
  };
};

/** Returns the given documents as a segment of their own, in which a stored query can run. */
function segmentOf(documents: readonly JsonObject[], { mapping }: Parameters<QueryParser>[1]): Segment {
  const segment = new Segment();
  const contents = (document: JsonObject) => {
    try {
      return readDocument(mapping, document);
    } catch (error) {
      throw error instanceof Refusal ? shardError(error.type, error.message) : error;
    }
  };
  for (const [number, document] of documents.entries()) {
    const source = { at: 0, length: 0, read: () => document };
    segment.add({ id: '', version: 1, sequence: number, number, source }, contents(document));
  }
  return segment;
}
