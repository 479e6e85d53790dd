import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change } from './Collections';
import { Journal } from './Journal';
import { Store, type Tables } from './Store';

/** Replaces a file atomically: after a crash it has either the old or the new content. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.new`, 'w', 0o600);
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.new`, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Reads the entries of a journal file, oldest first; none if the file does not exist. An incomplete last line
 * is ignored: the process ended before it had written and confirmed the changes in it.
 * @throws Error when an earlier line is damaged
 */
async function readJournal(path: string): Promise<unknown[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, index) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      if (index === lines.length - 1) return [];
      throw new Error(`${path} is damaged in line ${index + 1}; remove the folder to start afresh`);
    }
  });
}

/**
 * Opens the store of a user pool and its identity pool from the journal file, and replaces the journal by one
 * with only the current records.
 */
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
