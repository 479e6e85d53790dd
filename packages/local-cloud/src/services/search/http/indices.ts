import { asList, isObject, type JsonObject } from '../Json';
import { Options } from '../Options';
import { illegalArgument, notEmulated } from '../Refusal';
import type { Store } from '../store/Store';
import { answer, bodyOf, type Answer, type Request } from './Request';

const [ACKNOWLEDGED] = [{ acknowledged: true }];

export function createIndex(store: Store, request: Request): Answer {
  const [name = ''] = request.path;
  const body = bodyOf(request);
  const unknown = Object.keys(body).find((key) => !['settings', 'mappings', 'aliases'].includes(key));
  if (unknown !== undefined) throw notEmulated(`[${unknown}] in a create index request`);
  store.create(name, body);
  for (const alias of Object.keys(isObject(body.aliases) ? body.aliases : {})) store.point(alias, name);
  return answer({ ...ACKNOWLEDGED, shards_acknowledged: true, index: name });
}

export function deleteIndex(store: Store, { path: [name = ''] }: Request): Answer {
  if (store.cluster.aliases.has(name))
    throw illegalArgument(
      `The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`,
    );
  store.drop(name);
  return answer(ACKNOWLEDGED);
}

export function showIndex({ cluster }: Store, { path: [given = ''] }: Request): Answer {
  const { name, definition } = cluster.index(given);
  const aliases: JsonObject = {};
  for (const [alias, index] of cluster.aliases) if (index === name) aliases[alias] = {};
  return answer({
    [name]: { aliases, mappings: definition.mappings ?? {}, settings: { index: definition.settings ?? {} } },
  });
}

/** Handles OpenSearch's `GET /_alias/<name>`, which returns the index that an alias points to. */
export function showAlias({ cluster }: Store, { path: [, alias = ''] }: Request): Answer {
  const index = cluster.aliases.get(alias);
  if (index === undefined) return answer({ error: `alias [${alias}] missing`, status: 404 }, 404);
  return answer({ [index]: { aliases: { [alias]: {} } } });
}

/** Handles OpenSearch's `GET /_cat/aliases`. In contrast to OpenSearch, the response is JSON in any case. */
export const listAliases = ({ cluster }: Store): Answer =>
  answer([...cluster.aliases].map(([alias, index]) => ({ alias, index })));

/**
 * Handles OpenSearch's `POST /_aliases`, which changes aliases. Every action is checked before the first is
 * performed.
 */
export function changeAliases(store: Store, request: Request): Answer {
  const actions = asList(bodyOf(request).actions).map((action) => {
    const [entry] = isObject(action) ? Object.entries(action) : [];
    if (!entry) throw illegalArgument('[aliases] unknown action');
    const [kind, json] = entry;
    const options = new Options(json, 'aliases');
    const index = options.required('index');
    const alias = kind === 'remove_index' ? '' : options.required('alias');
    options.end();
    store.cluster.index(index);
    return { kind, index, alias };
  });
  const odd = actions.find(({ kind }) => !['add', 'remove', 'remove_index'].includes(kind));
  if (odd) throw notEmulated(`alias action [${odd.kind}]`);
  // Removals first, so that an alias can move to another index within one request.
  for (const { kind, index, alias } of actions) if (kind === 'remove') store.unpoint(alias, index);
  for (const { kind, index } of actions) if (kind === 'remove_index') store.drop(index);
  for (const { kind, index, alias } of actions) if (kind === 'add') store.point(alias, index);
  return answer(ACKNOWLEDGED);
}

export const listIndices = ({ cluster }: Store): Answer =>
  answer(
    [...cluster.indices.values()].map((index) => ({
      ...{ health: cluster.hardware.healthOf(index), status: 'open', index: index.name },
      'docs.count': String(index.segment.liveCount),
    })),
  );
