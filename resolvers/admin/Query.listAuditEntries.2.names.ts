import { type Context, runtime, util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { partitionOf } from '../../model/ids';
import { batchItems, type Item, tableName } from '../lib/resolver';

/**
 * DynamoDB's maximum number of keys in a BatchGet. An audit entry needs at most two names, so pages of up to
 * 50 entries get all names; on longer pages, some may be missing.
 */
const MOST = 100;

const SUB = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ULID = '^[0-9A-HJKMNP-TV-Z]{26}$';

interface Page {
  items: Item[];
  nextToken: string | null;
}

/**
 * Reads with one BatchGet the people and jobs that the audit entries on a page refer to, because entries
 * contain only their ids.
 */
export function request(ctx: Context) {
  const { items } = ctx.prev.result as Page;
  const people: Record<string, Item> = {};
  const jobs: Record<string, Item> = {};
  items.forEach(({ actor, subject }) => {
    [`${actor}`, partitionOf(`${subject}`)].forEach((id) => {
      if (util.matches(SUB, id)) people[id] = { pk: id, sk: 'User' };
      if (util.matches(ULID, id)) jobs[id] = { pk: id, sk: 'OpenJob' };
    });
  });
  const persons = Object.values(people).slice(0, MOST);
  const posts = Object.values(jobs).slice(0, MOST - persons.length);
  if (persons.length + posts.length === 0) return runtime.earlyReturn(ctx.prev.result);
  const tables: Record<string, { keys: Item[] }> = {};
  if (persons.length > 0) tables[tableName(ctx, 'Talent')] = { keys: persons };
  if (posts.length > 0) tables[tableName(ctx, 'OpenJob')] = { keys: posts };
  return batchGet({ tables });
}

/** Adds to each audit entry the current name of its actor, and the current name or title of its subject. */
export function response(ctx: Context) {
  const names: Record<string, unknown> = {};
  batchItems(ctx, 'Talent').forEach((user) => {
    if (user) names[`${user.sub}`] = user.name ?? user.displayName;
  });
  batchItems(ctx, 'OpenJob').forEach((job) => {
    if (job) names[`${job.id}`] = job.title;
  });
  const { items, nextToken } = ctx.prev.result as Page;
  const named = items.map((entry) => ({
    ...entry,
    actorName: names[`${entry.actor}`] ?? null,
    subjectName: names[partitionOf(`${entry.subject}`)] ?? null,
  }));
  return { items: named, nextToken };
}
