import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import type { Table } from '../../model/Entity';
import { partitionOf } from '../../model/ids';
import { batchItems, type Item, tableName } from '../lib/resolver';
import { type AuditId, auditIds } from './lib/auditIds';

/** DynamoDB's maximum number of keys in a BatchGet. */
const MOST = 100;

const TABLES = ['Talent', 'OpenJob', 'Conversation', 'Catalog'] as const;

interface Page {
  items: Item[];
  nextToken: string | null;
}

interface Named {
  table: Table;
  key: { pk: string; sk: string };
}

/** Returns where the record of an id is stored. */
function placeOf({ id, entity }: AuditId): Named {
  if (entity === 'User') return { table: 'Talent', key: { pk: id, sk: entity } };
  if (entity === 'OpenJob' || entity === 'Conversation')
    return { table: entity, key: { pk: id, sk: entity } };
  return { table: 'Catalog', key: { pk: entity, sk: id } };
}

/**
 * Returns where the people and records that audit entries name are stored, each once: first the actors and subjects,
 * which every entry has.
 */
function listNamed(items: Item[]): Named[] {
  const named: Record<string, Named> = {};
  const note = (each: AuditId) => {
    named[`${each.entity} ${each.id}`] = placeOf(each);
  };
  items.forEach((entry) => auditIds.of(entry).slice(0, 2).forEach(note));
  items.forEach((entry) => auditIds.of(entry).forEach(note));
  return Object.values(named);
}

/**
 * Reads with one BatchGet the people and records that the entries on a page name, because entries contain only their
 * ids. The pipeline contains this step several times, so that a page of 100 entries gets the names of all actors and
 * subjects, and of most others.
 */
export function request(ctx: Context) {
  const { items } = ctx.prev.result as Page;
  const read = (ctx.stash.read ?? 0) as number;
  const named = listNamed(items).slice(read, read + MOST);
  ctx.stash.read = read + MOST;
  if (named.length === 0) return runtime.earlyReturn(ctx.prev.result);
  const tables: Record<string, { keys: Item[] }> = {};
  named.forEach(({ table, key }) => {
    const name = tableName(ctx, table);
    tables[name] = { keys: [...(tables[name]?.keys ?? []), key] };
  });
  return batchGet({ tables });
}

/** Returns the name of a person, the title of a job, a benefit or a conversation, or the name of an entry. */
function nameOf({ __typename, name, displayName, title }: Item): unknown {
  return __typename === 'User' ? (name ?? displayName) : (title ?? name);
}

/**
 * Adds to each audit entry the current names of its actor, of its subject, and of the other people and records in it.
 * A record that is gone has no name, as little as a conversation without a title.
 */
export function response(ctx: Context) {
  const names = (ctx.stash.names ?? {}) as Record<string, unknown>;
  TABLES.forEach((table) =>
    batchItems(ctx, table).forEach((row) => {
      if (row) names[`${row.sub ?? row.id}`] = nameOf(row);
    }),
  );
  ctx.stash.names = names;
  const { items, nextToken } = ctx.prev.result as Page;
  const named = items.map((entry) => ({
    ...entry,
    actorName: entry.actorName ?? names[`${entry.actor}`] ?? null,
    subjectName: entry.subjectName ?? names[partitionOf(`${entry.subject}`)] ?? null,
    references: auditIds
      .othersOf(entry)
      .map(({ id, entity }) => ({ id, entity, name: names[id] ?? null }))
      .filter(({ name }) => name !== null),
  }));
  return { items: named, nextToken };
}
