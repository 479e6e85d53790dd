import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change } from './Collections';
import { Journal } from './Journal';
import { readJournal } from './readJournal';
import { replaceFile } from './replaceFile';
import { Store, type Tables } from './Store';

/** Opens the records of one user pool and its identity pool, and rewrites their journal without its past. */
export async function openStore(path: string): Promise<Store> {
  const tables: Tables = {
    secrets: new Map(),
    attributes: new Map(),
    users: new Map(),
    sessions: new Map(),
    identities: new Map(),
  };
  await mkdir(dirname(path), { recursive: true });
  for (const changes of (await readJournal(path)) as Change[][]) {
    for (const [collection, key, value] of changes) {
      const table = tables[collection] as Map<string, unknown>;
      if (value === null) table.delete(key);
      else table.set(key, value);
    }
  }
  const lines = Object.entries(tables).flatMap(([collection, table]) =>
    [...(table as Map<string, unknown>)].map(
      ([key, value]) => `${JSON.stringify([[collection, key, value]])}\n`,
    ),
  );
  await replaceFile(path, lines.join(''));
  return new Store(tables, new Journal(await open(path, 'a', 0o600)));
}
