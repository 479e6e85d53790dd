import { type Context, runtime, util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { auditSubjects } from '../../model/auditSubjects';
import type { Table } from '../../model/Entity';
import { partitionOf } from '../../model/ids';
import { batchItems, type Item, tableName } from '../lib/resolver';

/** DynamoDB's maximum number of keys in a BatchGet. */
const MOST = 100;

const SUB = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ULID = '^[0-9A-HJKMNP-TV-Z]{26}$';

interface Page {
  items: Item[];
  nextToken: string | null;
}

interface Named {
  table: Table;
  key: { pk: string; sk: string };
}

/**
 * Returns the people, jobs, conversations and catalogue entries (benefits and organizations are some) that audit
 * entries refer to, each once.
 */
function listNamed(items: Item[]): Named[] {
  const named: Record<string, Named> = {};
  items.forEach(({ actor, action, subject, about, record }) => {
    const kind = about ?? (auditSubjects as Record<string, string>)[`${action}`];
    [`${actor}`, partitionOf(`${subject}`)].forEach((id) => {
      if (util.matches(SUB, id)) named[id] = { table: 'Talent', key: { pk: id, sk: 'User' } };
      if (!util.matches(ULID, id)) return;
      if (kind === 'benefit') named[id] = { table: 'Catalog', key: { pk: 'EmployeeBenefit', sk: id } };
      if (kind === 'organization') named[id] = { table: 'Catalog', key: { pk: 'Organization', sk: id } };
      if (kind === 'catalogue') named[id] = { table: 'Catalog', key: { pk: `${record}`, sk: id } };
      if (kind === 'job') named[id] = { table: 'OpenJob', key: { pk: id, sk: 'OpenJob' } };
      if (kind === 'conversation') named[id] = { table: 'Conversation', key: { pk: id, sk: 'Conversation' } };
    });
  });
  return Object.values(named);
}

/**
 * Reads with one BatchGet the people, jobs, benefits, organizations and conversations that the entries on a page refer
 * to, because entries contain only their ids. An entry has at most two of them. The pipeline contains this step
 * twice, so that a page of 100 entries gets all names.
 */
export function request(ctx: Context) {
  const { items } = ctx.prev.result as Page;
  const named = listNamed(items).slice(ctx.stash.isContinued ? MOST : 0);
  ctx.stash.isContinued = true;
  if (named.length === 0) return runtime.earlyReturn(ctx.prev.result);
  const tables: Record<string, { keys: Item[] }> = {};
  named.slice(0, MOST).forEach(({ table, key }) => {
    const name = tableName(ctx, table);
    tables[name] = { keys: [...(tables[name]?.keys ?? []), key] };
  });
  return batchGet({ tables });
}

/**
 * Adds to each audit entry the current name of its actor, and the current name or title of its subject. A
 * conversation without a title keeps its id.
 */
export function response(ctx: Context) {
  const names: Record<string, unknown> = {};
  batchItems(ctx, 'Talent').forEach((user) => {
    if (user) names[`${user.sub}`] = user.name ?? user.displayName;
  });
  batchItems(ctx, 'OpenJob').forEach((job) => {
    if (job) names[`${job.id}`] = job.title;
  });
  batchItems(ctx, 'Catalog').forEach((entry) => {
    if (entry) names[`${entry.id}`] = entry.title ?? entry.name;
  });
  batchItems(ctx, 'Conversation').forEach((conversation) => {
    if (conversation) names[`${conversation.id}`] = conversation.name;
  });
  const { items, nextToken } = ctx.prev.result as Page;
  const named = items.map((entry) => ({
    ...entry,
    actorName: entry.actorName ?? names[`${entry.actor}`] ?? null,
    subjectName: entry.subjectName ?? names[partitionOf(`${entry.subject}`)] ?? null,
  }));
  return { items: named, nextToken };
}
