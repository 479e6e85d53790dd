import { opensearch } from '../lib/opensearch';
import { buildNameQuery } from './buildNameQuery';
import type { FoundRecord, Source } from './RecordSearch';
import { recordSearches } from './recordSearches';

/** The maximum number of records of each kind that one search returns. */
const MOST = 5;

interface Request {
  /** The search text, which the resolver has validated. */
  text: string;
}

interface Answer {
  responses: { hits?: { hits: { _id: string; _source: Source }[] }; error?: unknown }[];
}

/**
 * Finds the talents, jobs and conversations whose names fit a search text, the best of each kind first. It
 * sends one request to OpenSearch for all kinds.
 * @throws Error when one of the searches fails
 */
export async function handler({ text }: Request): Promise<FoundRecord[]> {
  const lines = recordSearches.flatMap(({ index, exact, fields }) => [
    { index },
    {
      query: buildNameQuery(text, exact),
      _source: fields,
      sort: [{ _score: { order: 'desc' } }, { createdAt: { order: 'desc' } }],
      size: MOST,
    },
  ]);
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const { status, body: answer } = await opensearch<Answer>('POST', '/_msearch', body);
  if (status !== 200) throw new Error(`Search answered ${status} to _msearch`);
  return recordSearches.flatMap(({ kind, show }, at) => {
    const { hits, error } = answer.responses[at] ?? {};
    if (!hits) throw new Error(`The search for ${kind} failed: ${JSON.stringify(error)}`);
    return hits.hits.map(({ _id, _source }) => ({ kind, id: _id, ...show(_source) }));
  });
}
