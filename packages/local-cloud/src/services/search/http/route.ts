import type { JsonObject } from '../Json';
import { Refusal } from '../Refusal';
import type { Store } from '../store/Store';
import { bulk, deleteDocument, getDocument, getDocuments, putDocument } from './documents';
import {
  changeAliases,
  createIndex,
  deleteIndex,
  listAliases,
  listIndices,
  showAlias,
  showIndex,
} from './indices';
import { answer, type Answer, type Request } from './Request';
import {
  analyze,
  closePoints,
  countIndex,
  multiSearch,
  openPoint,
  searchIndex,
  searchPoint,
} from './searches';

type Handler = (store: Store, request: Request) => Answer;

const shards = (): Answer => answer({ _shards: { total: 1, successful: 1, failed: 0 } });

const refreshIndex: Handler = ({ cluster }, { path: [name = ''] }) => {
  cluster.index(name);
  return shards();
};

const about = (): Answer =>
  answer({
    name: 'local',
    cluster_name: 'local',
    version: { distribution: 'opensearch', number: '2.19.1', build_type: 'stand-in' },
    tagline: 'The OpenSearch Project: https://opensearch.org/',
  });

const worst = ['red', 'yellow', 'green'] as const;

/** Handles OpenSearch's `GET /_cluster/health`: the cluster is as healthy as its worst index. */
function showHealth({ cluster }: Store): Answer {
  const found = new Set([...cluster.indices.values()].map((index) => cluster.hardware.healthOf(index)));
  const status = worst.find((health) => found.has(health)) ?? 'green';
  return answer({
    ...{ cluster_name: 'local', status, timed_out: false },
    number_of_nodes: cluster.hardware.nodes,
  });
}

/** Handles OpenSearch's `GET /_nodes/stats`: of one node the memory, and the size of the stored indices. */
function showNodes(store: Store): Answer {
  const { used, limit } = store.cluster.hardware.heap;
  const node: JsonObject = {
    name: 'local',
    jvm: { mem: { heap_used_in_bytes: used, heap_max_in_bytes: limit } },
    indices: { store: { size_in_bytes: store.bytes } },
  };
  return answer({ cluster_name: 'local', nodes: { local: node } });
}

/** Routes of the emulated OpenSearch: methods, path and handler. `*` stands for an index, an alias or an id. */
const ROUTES: [string, string, Handler][] = [
  ['GET HEAD', '', about],
  ['GET', '_cluster/health', showHealth],
  ['GET', '_nodes/stats', showNodes],
  ['GET', '_cat/indices', listIndices],
  ['GET', '_cat/aliases', listAliases],
  ['POST', '_aliases', changeAliases],
  ['GET HEAD', '_alias/*', showAlias],
  ['POST PUT', '_bulk', bulk],
  ['POST PUT', '*/_bulk', bulk],
  ['GET POST', '_msearch', multiSearch],
  ['GET POST', '*/_msearch', multiSearch],
  ['GET POST', '_search', searchPoint],
  ['GET POST', '*/_search', searchIndex],
  ['POST', '*/_search/point_in_time', openPoint],
  ['DELETE', '_search/point_in_time', closePoints],
  ['GET POST', '*/_mget', getDocuments],
  ['GET POST', '*/_count', countIndex],
  ['GET POST', '*/_analyze', analyze],
  // Every write is visible to searches at once, so a refresh does nothing.
  ['GET POST', '_refresh', shards],
  ['GET POST', '*/_refresh', refreshIndex],
  ['PUT POST', '*/_doc/*', putDocument],
  ['PUT POST', '*/_create/*', putDocument],
  ['POST', '*/_doc', putDocument],
  ['GET HEAD', '*/_doc/*', getDocument],
  ['DELETE', '*/_doc/*', deleteDocument],
  ['PUT', '*', createIndex],
  ['GET HEAD', '*', showIndex],
  ['DELETE', '*', deleteIndex],
];

/**
 * Handles one request to the emulated OpenSearch. When this function returns, the changes that the request
 * made have been written to the engine's log file.
 */
export function route(store: Store, request: Request): Answer {
  const found = ROUTES.find(
    ([methods, pattern]) => methods.split(' ').includes(request.method) && fits(pattern, request.path),
  );
  try {
    if (!found) throw noHandler(request);
    return found[2](store, request);
  } catch (error) {
    if (error instanceof Refusal) return answer(error.body(), error.status);
    throw error;
  } finally {
    store.commit();
  }
}

function fits(pattern: string, path: string[]): boolean {
  const parts = pattern === '' ? [] : pattern.split('/');
  return (
    parts.length === path.length &&
    parts.every((part, at) => (part === '*' ? !path[at]?.startsWith('_') || at > 0 : part === path[at]))
  );
}

const noHandler = ({ method, path }: Request): Refusal =>
  new Refusal(
    400,
    'illegal_argument_exception',
    `no handler found for uri [/${path.join('/')}] and method [${method}]`,
  );
