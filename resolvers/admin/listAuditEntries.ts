import { runtime, util } from '@aws-appsync/utils';
import { batchGet, query } from '@aws-appsync/utils/dynamodb';
import type { Table } from '../../model/Entity';
import { partitionOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, invalid, tableName } from '../lib/resolver';
import { type AuditId, auditIds } from './lib/auditIds';
import { asText } from '../lib/asText';

/**
 * The number of audit entries that one call reads if it filters them: by action, or by actor if a subject is given,
 * too.
 */
const READ_FOR_FILTER = 1000;

const DAY = 86400000;

/** Returns the first millisecond of one day in Japan, and the last of another. */
function rangeOf(first: string, last: string): [string, string] {
  const { epochMilliSecondsToISO8601, parseISO8601ToEpochMilliSeconds } = util.time;
  const midnight = (day: string) => parseISO8601ToEpochMilliSeconds(`${day}T00:00:00+09:00`);
  return [epochMilliSecondsToISO8601(midnight(first)), epochMilliSecondsToISO8601(midnight(last) + DAY - 1)];
}

/** DynamoDB's maximum number of keys in a BatchGet. */
const MOST = 100;

const TABLES = ['Talent', 'OpenJob', 'Conversation', 'Catalog'] as const;

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
function listNamed(items: StoredRow[]): Named[] {
  const named: Record<string, Named> = {};
  const note = (each: AuditId) => {
    named[`${each.entity} ${each.id}`] = placeOf(each);
  };
  items.forEach((entry) => auditIds.of(entry).slice(0, 2).forEach(note));
  items.forEach((entry) => auditIds.of(entry).forEach(note));
  return Object.values(named);
}

/** Returns the name of a person, the title of a job, a benefit or a conversation, or the name of an entry. */
function nameOf({ __typename, name, displayName, title }: StoredRow): unknown {
  return __typename === 'User' ? (name ?? displayName) : (title ?? name);
}

interface Stash {
  /** How many of the named records were read. */
  read?: number;
  /** The names that were found, by id. */
  names?: Record<string, unknown>;
}

export const listAuditEntries = operation('Query.listAuditEntries', {
  grants: ['admin'],
  also: ['Talent', 'OpenJob', 'Conversation', 'Catalog'],
})
  .stash<Stash>()
  .step('rows', 'Insight', {
    /**
     * Reads a page of the audit log, newest first: the entries about a subject, by an actor, or all of them, each by an
     * index that is sorted by time. All can be restricted to the days in Japan from `date` to `until`, which is `date` if
     * it is not given. Entries about a subject are filtered by actor, and all by action: a page may then have fewer than
     * `limit` although others follow.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { date, until, subject, actor, action, limit, nextToken } = ctx.args;
      if (!date && !subject && !actor) return invalid('date', 'date, subject or actor');
      const first = date?.slice(0, 10) ?? '1970-01-01';
      const last = until?.slice(0, 10) ?? date?.slice(0, 10);
      if (last && last < first) return invalid('until', 'notBeforeStart');
      const at = last ? { at: { between: rangeOf(first, last) } } : {};
      const filter = {
        ...(subject && actor ? { actor: { eq: actor } } : {}),
        ...(action ? { action: { eq: action } } : {}),
      };
      const size = readPageSize(limit, 100);
      const isFiltered = Object.keys(filter).length > 0;
      const page = {
        scanIndexForward: false,
        limit: isFiltered ? READ_FOR_FILTER : size,
        nextToken: readRowCursor(nextToken),
        ...(isFiltered ? { filter } : {}),
      };
      if (subject) return query({ index: 'bySubject', query: { subject: { eq: subject }, ...at }, ...page });
      if (actor) return query({ index: 'byActor', query: { actor: { eq: actor }, ...at }, ...page });
      return query({ index: 'byTime', query: { __typename: { eq: 'AuditEntry' }, ...at }, ...page });
    },

    response: queryPage,
  })
  .step('names', 'Talent', {
    /**
     * Reads with one BatchGet the people and records that the entries on a page name, because entries contain only their
     * ids. The pipeline contains this step several times, so that a page of 100 entries gets the names of all actors and
     * subjects, and of most others.
     */
    request(ctx) {
      const { items } = ctx.prev.result;
      const read = ctx.stash.read ?? 0;
      const named = listNamed(items).slice(read, read + MOST);
      ctx.stash.read = read + MOST;
      if (named.length === 0) return runtime.earlyReturn(ctx.prev.result);
      const tables: Record<string, { keys: StoredRow[] }> = {};
      named.forEach(({ table, key }) => {
        const name = tableName(ctx, table);
        tables[name] = { keys: [...(tables[name]?.keys ?? []), key] };
      });
      return batchGet({ tables });
    },

    /**
     * Adds to each audit entry the current names of its actor, of its subject, and of the other people and records in it.
     * A record that is gone has no name, as little as a conversation without a title.
     */
    response(ctx) {
      const names = ctx.stash.names ?? {};
      TABLES.forEach((table) =>
        batchItems(ctx, table).forEach((row) => {
          if (row) names[asText(row.sub ?? row.id)] = nameOf(row);
        }),
      );
      ctx.stash.names = names;
      const { items, nextToken } = ctx.prev.result;
      const named = items.map((entry) => ({
        ...entry,
        actorName: entry.actorName ?? names[asText(entry.actor)] ?? null,
        subjectName: entry.subjectName ?? names[partitionOf(asText(entry.subject))] ?? null,
        references: auditIds
          .othersOf(entry)
          .map(({ id, entity }) => ({ id, entity, name: names[id] ?? null }))
          .filter(({ name }) => name !== null),
      }));
      return { items: named, nextToken };
    },
  })
  .again('names')
  .again('names')
  .again('names');
