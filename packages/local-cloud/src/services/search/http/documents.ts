import { randomUUID } from 'node:crypto';
import { asList, isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument, Refusal } from '../Refusal';
import type { SearchIndex, Written } from '../store/SearchIndex';
import type { Store } from '../store/Store';
import type { WriteOptions } from '../store/nextVersion';
import { answer, bodyOf, linesOf, type Answer, type Request } from './Request';

const VERSION_TYPES = ['internal', 'external', 'external_gte'] as const;

function writeOptions(options: Options, onlyNew: boolean): WriteOptions {
  const version = options.number('version');
  const versionType = options.oneOf('version_type', VERSION_TYPES);
  return { onlyNew, ...(version !== undefined && { version }), ...(versionType && { versionType }) };
}

const shown = (index: string, { id, version, sequence, result }: Written): JsonObject => ({
  ...{ _index: index, _id: id, _version: version, result },
  _shards: { total: 1, successful: 1, failed: 0 },
  _seq_no: sequence,
  _primary_term: 1,
});

const statusOf = ({ result }: Written): number =>
  result === 'created' ? 201 : result === 'not_found' ? 404 : 200;

/**
 * Handles OpenSearch's `PUT /<index>/_doc/<id>` and `PUT /<index>/_create/<id>`, which store a document, and
 * `POST /<index>/_doc`, which also generates its id.
 */
export function putDocument(store: Store, request: Request): Answer {
  const [name = '', kind, id = randomUUID()] = request.path;
  const options = new Options(parameters(request), 'index');
  const onlyNew = kind === '_create' || options.text('op_type') === 'create';
  const index = store.cluster.documentsOf(name);
  const written = store.put(index, id, bodyOf(request), writeOptions(options, onlyNew));
  return answer(shown(index.name, written), statusOf(written));
}

export function deleteDocument(store: Store, request: Request): Answer {
  const [name = '', , id = ''] = request.path;
  const index = store.cluster.documentsOf(name);
  const written = store.delete(index, id, writeOptions(new Options(parameters(request), 'delete'), false));
  return answer(shown(index.name, written), statusOf(written));
}

export function getDocument({ cluster }: Store, { path: [name = '', , id = ''] }: Request): Answer {
  const document = stored(cluster.documentsOf(name), id);
  return answer(document, document.found ? 200 : 404);
}

/** Handles OpenSearch's `POST /<index>/_mget`, which returns the documents with the given ids. */
export function getDocuments({ cluster }: Store, request: Request): Answer {
  const [name = ''] = request.path;
  const index = cluster.documentsOf(name);
  const options = new Options(bodyOf(request), 'mget');
  const ids = asList(options.take('ids')).map(String);
  options.end();
  return answer({ docs: ids.map((id) => stored(index, id)) });
}

function stored(index: SearchIndex, id: string): JsonObject {
  const number = index.find(id);
  const document = number === undefined ? undefined : index.segment.documents[number];
  if (!document) return { _index: index.name, _id: id, found: false };
  const { version: _version, sequence: _seq_no } = document;
  return {
    ...{ _index: index.name, _id: id, _version, _seq_no, _primary_term: 1 },
    ...{ found: true, _source: document.source.read() },
  };
}

/**
 * Handles OpenSearch's `POST /_bulk`, which indexes, creates and deletes documents. If one action fails, the
 * others are still performed. A malformed line ends the request with an error, but the actions before it
 * remain in effect.
 */
export function bulk(store: Store, request: Request): Answer {
  const lines = linesOf(request);
  const items: Json[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [entry, other] = isObject(lines[at]) ? Object.entries(lines[at] as JsonObject) : [];
    if (!entry || other)
      throw illegalArgument(`Malformed action/metadata line [${at + 1}], expected one action`);
    const [action, target] = entry;
    if (!['index', 'create', 'delete'].includes(action))
      throw illegalArgument(
        `Malformed action/metadata line [${at + 1}], expected one of [create, delete, index, update] but found [${action}]`,
      );
    const source = action === 'delete' ? {} : lines[++at];
    if (!isObject(source)) throw illegalArgument('The bulk request must be terminated by a newline [\\n]');
    items.push({ [action]: bulkItem(store, request, action, target, source) });
  }
  const errors = items.some(
    (item) => isObject(item) && Object.values(item).some((each) => isObject(each) && each.error),
  );
  return answer({ took: 0, errors, items });
}

function bulkItem(
  store: Store,
  request: Request,
  action: string,
  target: Json,
  source: JsonObject,
): JsonObject {
  const [pathIndex] = request.path;
  const options = new Options(target, 'bulk');
  const name = options.text('_index') ?? (pathIndex?.startsWith('_') ? '' : (pathIndex ?? ''));
  const id = options.text('_id') ?? randomUUID();
  const onlyAlias = options.flag('require_alias') ?? request.query.get('require_alias') === 'true';
  try {
    if (onlyAlias && !store.cluster.aliases.has(name)) throw noAlias(name);
    const index = store.cluster.documentsOf(name);
    const wanted = writeOptions(options, action === 'create');
    options.end();
    const written =
      action === 'delete' ? store.delete(index, id, wanted) : store.put(index, id, source, wanted);
    return { ...shown(index.name, written), status: statusOf(written) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      _index: store.cluster.aliases.get(name) ?? name,
      _id: id,
      status: error.status,
      error: { type: error.type, reason: error.message, ...error.details },
    };
  }
}

const noAlias = (name: string): Refusal =>
  new Refusal(
    404,
    'index_not_found_exception',
    `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not an alias`,
  );

const parameters = ({ query }: Request): JsonObject => Object.fromEntries(query);
