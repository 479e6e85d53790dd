import type { Engine } from './startSearch';

interface Definition {
  settings: object;
  mappings: object;
}

/**
 * Creates a search index with an alias, replacing an index that already has the alias, and adds the
 * documents. They can be found as soon as this resolves.
 */
export async function fillIndex(
  { call }: Engine,
  alias: string,
  { settings, mappings }: Definition,
  documents: readonly { id?: unknown }[],
): Promise<void> {
  await call({ method: 'DELETE', path: `/${alias}-1` });
  const body = { settings, mappings, aliases: { [alias]: {} } };
  const created = await call({ method: 'PUT', path: `/${alias}-1`, body });
  if (created.status !== 200) throw new Error(`${alias}: ${JSON.stringify(created.body)}`);
  const lines = documents.flatMap((document) => [
    { index: { _index: alias, _id: document.id, version: 1000, version_type: 'external_gte' } },
    document,
  ]);
  if (lines.length === 0) return;
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const filled = await call({ method: 'POST', path: '/_bulk', body: text });
  if ((filled.body as { errors: boolean }).errors)
    throw new Error(JSON.stringify(filled.body).slice(0, 2000));
  await call({ method: 'POST', path: `/${alias}/_refresh` });
}
