import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { logger } from '../lib/logger';
import { tables } from '../lib/tables';
import type { Cursor, DataState } from './DataState';
import type { Migration } from './Migration';
import { migrateRow } from './migrateRow';
import { moveRow } from './moveRow';
import { openState } from './openState';
import { tableName } from '../lib/tableName';
import { versionRow } from './versionRow';

const PAGE = 200;
const AT_ONCE = 10;

export interface Progress {
  version: number;
  /** False if time ran out before the migration was complete. A later call then continues it. */
  done: boolean;
  changed: number;
}

/**
 * Migrates the stored data to the newest version, one page of rows at a time. It can be interrupted at any
 * point and repeated, and can run concurrently with another call and with users' writes.
 * @param hasTime called after each page; returns false if the migration must stop
 * @throws NewerData if a newer release has already migrated the data
 */
export async function migrate(migrations: readonly Migration[], hasTime: () => boolean): Promise<Progress> {
  const newest = migrations.length;
  let state = (await openState(newest)) ?? (await versionRow.begin(newest));
  let changed = 0;
  for (let migration = migrations[state.version]; migration; migration = migrations[state.version]) {
    const cursor = nextCursor(migration, state);
    if (!cursor) {
      await versionRow.finish(state.version);
      logger.info('data migrated', { version: state.version + 1, title: migration.title });
    } else {
      const page = await migratePage(migration, cursor);
      changed += page.changed;
      await versionRow.keep(state.version, page.cursor);
      if (!hasTime()) return { version: state.version, done: false, changed };
    }
    // Another call may have migrated further in the meantime.
    state = (await openState(newest)) ?? state;
  }
  return { version: state.version, done: true, changed };
}

/** Returns where the next page of a migration begins; undefined after the last page of the last table. */
function nextCursor({ tables: names }: Migration, { cursor }: DataState): Cursor | undefined {
  const table = cursor?.table ?? names[0];
  if (!table) return undefined;
  if (!cursor || cursor.after) return { table, after: cursor?.after };
  const next = names[names.indexOf(table) + 1];
  return next && { table: next };
}

/**
 * Migrates one page of a table. Returns the position after it; at the end of the table, the position has no
 * `after`.
 */
async function migratePage(
  migration: Migration,
  { table, after }: Cursor,
): Promise<{ cursor: Cursor; changed: number }> {
  const TableName = tableName(table);
  const { Items = [], LastEvaluatedKey } = await tables.send(
    new ScanCommand({ TableName, Limit: PAGE, ConsistentRead: true, ExclusiveStartKey: after }),
  );
  let changed = 0;
  for (let at = 0; at < Items.length; at += AT_ONCE) {
    const part = (Items as StoredRow[]).slice(at, at + AT_ONCE);
    const outcomes = await Promise.all(
      part.map((row) =>
        'change' in migration ? migrateRow(TableName, migration, row) : moveRow(TableName, migration, row),
      ),
    );
    changed += outcomes.filter(Boolean).length;
  }
  return { cursor: { table, ...(LastEvaluatedKey && { after: LastEvaluatedKey }) }, changed };
}
