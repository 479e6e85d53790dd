import { asList, isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument, Refusal } from '../Refusal';
import { parseQuery } from '../query/parseQuery';
import { count, search } from '../request/search';
import type { Store } from '../store/Store';
import { answer, bodyOf, duration, linesOf, type Answer, type Request } from './Request';

const SHARDS = { total: 1, successful: 1, skipped: 0, failed: 0 };

/**
 * The URL parameters of a search request that are emulated, and the special values of `preference` that make
 * sense with one node.
 */
const PARAMETERS = ['from', 'size', 'preference'];
const PREFERENCES = ['_local', '_primary'];

function checkParameters({ path, query }: Request): void {
  const unknown = [...query.keys()].find((key) => !PARAMETERS.includes(key));
  if (unknown !== undefined)
    throw illegalArgument(`request [/${path.join('/')}] contains unrecognized parameter: [${unknown}]`);
  const preference = query.get('preference') ?? '';
  if (preference.startsWith('_') && !PREFERENCES.includes(preference))
    throw illegalArgument(`no Preference for [${preference}]`);
}

export function searchIndex({ cluster }: Store, request: Request): Answer {
  checkParameters(request);
  const body = { ...bodyOf(request) };
  for (const key of ['from', 'size']) {
    const value = request.query.get(key);
    if (value !== null) body[key] = Number(value);
  }
  const [name = ''] = request.path;
  return answer(search(cluster.documentsOf(name), body));
}

/**
 * Handles OpenSearch's `POST /_search` with a point in time: searches an index in the state in which the
 * point in time was opened.
 */
export function searchPoint({ cluster }: Store, request: Request): Answer {
  const { pit, ...body } = bodyOf(request);
  if (pit === undefined) throw illegalArgument('a search without an index needs a point in time');
  const options = new Options(pit, 'pit');
  const id = options.required('id');
  const keepAlive = options.text('keep_alive');
  options.end();
  const { index, segment } = cluster.atPoint(id, keepAlive === undefined ? undefined : duration(keepAlive));
  return answer({ pit_id: id, ...search(index, body, segment) });
}

export function openPoint({ cluster }: Store, { path: [name = ''], query }: Request): Answer {
  const keepAlive = query.get('keep_alive');
  if (keepAlive === null) throw illegalArgument('keep_alive must be specified');
  const id = cluster.openPoint(name, duration(keepAlive));
  return answer({ pit_id: id, _shards: SHARDS, creation_time: Date.now() });
}

export function closePoints({ cluster }: Store, request: Request): Answer {
  const pits = asList(bodyOf(request).pit_id).map((id) => ({
    successful: cluster.closePoint(String(id)),
    pit_id: id,
  }));
  return answer({ pits });
}

export function multiSearch({ cluster }: Store, request: Request): Answer {
  const lines = linesOf(request);
  const responses: Json[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [header, body] = [lines[at], lines[at + 1]];
    if (!isObject(header) || !isObject(body))
      throw illegalArgument('a header and a body are expected per search');
    const name = String(header.index ?? request.path[0]);
    responses.push(attempt(() => ({ ...search(cluster.documentsOf(name), body), status: 200 })));
  }
  return answer({ took: 0, responses });
}

function attempt(run: () => JsonObject): JsonObject {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error.body();
    throw error;
  }
}

export function countIndex({ cluster }: Store, request: Request): Answer {
  const {
    path: [name = ''],
  } = request;
  const { mapping, analysis, segment } = cluster.documentsOf(name);
  const options = new Options(bodyOf(request), 'count');
  const query = parseQuery(options.take('query') ?? { match_all: {} }, {
    mapping,
    analysis,
    now: Date.now(),
  });
  options.end();
  return answer({ count: count(segment, query.run(segment)), _shards: SHARDS });
}

/**
 * Handles OpenSearch's `POST /<index>/_analyze`, which returns the tokens into which an analyzer splits a
 * text. The request names the analyzer, or a field whose analyzer is used.
 */
export function analyze({ cluster }: Store, request: Request): Answer {
  const {
    path: [name = ''],
  } = request;
  const { mapping, analysis } = cluster.index(name);
  const options = new Options(bodyOf(request), 'analyze');
  const field = options.text('field');
  const analyzerName = options.text('analyzer');
  const texts = asList(options.take('text')).map(String);
  options.end();
  const analyzer =
    field === undefined ? analysis.analyzer(analyzerName ?? 'standard') : mapping.fields.get(field)?.analyzer;
  if (!analyzer || texts.length !== 1) throw illegalArgument('one text and an analyzer are expected');
  const tokens = texts.flatMap((text) =>
    analyzer.analyze(text).map(({ term, start, end, type, position, length }) => ({
      ...{ token: term, start_offset: start, end_offset: end, type, position },
      ...(length > 1 && { positionLength: length }),
    })),
  );
  return answer({ tokens });
}
