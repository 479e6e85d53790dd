import { PUBLIC, publicJobs, SEARCHES } from '../jobs';
import type { Case } from './Case';
import { otherQueries } from './otherQueries';
import { textQueries } from './textQueries';

/**
 * All queries of the other groups, as searches that are stored, apart from those of a phrase that goes on: OpenSearch
 * does not find them for all documents that they match.
 */
const searches = [...otherQueries, ...textQueries].flatMap(({ title, path, body }) => {
  const { query, highlight } = body as { query?: object; highlight?: object };
  const isStored = path.startsWith(`/${PUBLIC}/`) && !/phrase_prefix/.test(JSON.stringify(query));
  return query && !highlight && isStored ? [{ name: title, query }] : [];
});

const stored = searches.map(({ name, query }, at): Case => ({
  title: `stores ${name}`,
  method: 'PUT',
  path: `/${SEARCHES}/_doc/${String(at).padStart(4, '0')}`,
  body: { name, query },
}));

const percolate = (title: string, query: object, more: object = {}): Case => ({
  title,
  method: 'POST',
  path: `/${SEARCHES}/_search`,
  body: {
    query: { bool: { filter: [{ percolate: { field: 'query', ...query } }] } },
    ...{ _source: false, track_total_hits: true, sort: ['name'], size: 1000, ...more },
  },
});

const [first] = publicJobs;

/** Searches that are stored, and found by the documents that they match. */
export const percolation: Case[] = [
  ...stored,
  {
    title: 'refuses to store what is no query',
    method: 'PUT',
    path: `/${SEARCHES}/_doc/none`,
    body: { name: 'none', query: { unknown: {} } },
  },
  { title: 'refreshed', method: 'POST', path: `/${SEARCHES}/_refresh` },
  ...publicJobs.map((document) => percolate(`one document, ${document.id}`, { document })),
  percolate('all documents at once', { documents: publicJobs }),
  percolate('a page', { documents: publicJobs }, { size: 7 }),
  percolate('the page after', { documents: publicJobs }, { size: 7, search_after: ['all documents'] }),
  percolate('a document that is empty', { document: {} }),
  percolate('no document', { documents: [] }),
  percolate('a document with an unknown field', { document: { ...first, unknown: 1 } }),
  {
    title: 'several documents by their ids',
    method: 'POST',
    path: `/${SEARCHES}/_mget`,
    body: { ids: ['0001', 'missing', '0002'] },
  },
  {
    title: 'deletes a search',
    method: 'DELETE',
    path: `/${SEARCHES}/_doc/0000`,
  },
  { title: 'refreshed again', method: 'POST', path: `/${SEARCHES}/_refresh` },
  percolate('without the deleted search', { documents: publicJobs.slice(0, 3) }),
];
