import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { searchIndices } from '../../../../model/searchIndices';
import { readJson } from '../../../support/api/readJson';
import { localTables } from '../../../support/localTables';
import { origin } from '../../../support/stack/origin';

/** A stored row, search document, file or queued message, with all its texts and their paths. */
export interface Stored {
  store: string;
  kind: string;
  texts: [path: string, text: string][];
}

type Item = Record<string, unknown>;

/**
 * Yields all texts and numbers in a value, each with its path, for example `items.name`; all elements of a
 * list have the list's path. Names of members below the top level are yielded too if they have more than 20
 * characters, because they may be ids.
 */
function* textsOf(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (value instanceof Set || Array.isArray(value))
    for (const each of value as Iterable<unknown>) yield* textsOf(each, path);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) {
      if (path !== '' && name.length > 20) yield [path, name];
      yield* textsOf(each, path === '' ? name : `${path}.${name}`);
    }
}

async function* rows(): AsyncGenerator<Stored> {
  const client = localTables.open();
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  for (const TableName of TableNames)
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items as Item[]) {
        const kind = String(item.__typename ?? String(item.pk).split('#', 2).join('#'));
        yield { store: 'tables', kind, texts: [...textsOf(item)] };
      }
  client.destroy();
}

interface Page {
  hits: { hits: { _id: string; _source: Item; sort: unknown[] }[] };
}

async function* documents(): AsyncGenerator<Stored> {
  const { hostname, port } = new URL(origin());
  for (const index of searchIndices) {
    let after: unknown[] | undefined;
    do {
      const asked = { size: 500, query: { match_all: {} }, sort: [{ id: 'asc' }] };
      const answer = await fetch(`http://${hostname}:${Number(port) + 2}/${index}/_search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...asked, ...(after && { search_after: after }) }),
      });
      const { hits } = ((await answer.json()) as Page).hits;
      for (const { _id, _source } of hits)
        yield { store: 'indices', kind: index, texts: [['_id', _id], ...textsOf(_source)] };
      after = hits.length === 500 ? hits.at(-1)?.sort : undefined;
    } while (after);
  }
}

async function* files(): AsyncGenerator<Stored> {
  for (const file of await readJson<Item[]>('/_local/files')) {
    const path = [file.bucket, file.key].map((part) => encodeURIComponent(String(part))).join('/');
    const answer = await fetch(`${origin()}/_local/files/${path}`);
    const content = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const kind = String(file.key).split('/')[0] ?? '';
    yield { store: 'files', kind, texts: [...textsOf(file), ['content', content]] };
  }
}

async function* messages(): AsyncGenerator<Stored> {
  const queues = await readJson<{ name: string; messages: Item[] }[]>('/_local/queues');
  for (const queue of queues)
    for (const message of queue.messages)
      yield { store: 'queues', kind: queue.name, texts: [...textsOf(message)] };
}

/** Yields all rows, search documents, files and queued messages of the stack. */
export async function* storedTexts(): AsyncGenerator<Stored> {
  yield* rows();
  yield* documents();
  yield* files();
  yield* messages();
}
