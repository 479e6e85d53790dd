import { type Context, runtime } from '@aws-appsync/utils';
import { type Item, resultOrFail } from '../lib/resolver';
import { isPublic } from '../../model/visibility/isPublic';
import { auditEntry } from '../lib/write/auditEntry';

/**
 * Converts an object to a list of its entries, sorted by key and without nulls. Two objects that are equal
 * then have equal JSON, although DynamoDB returns keys in any order. Other values are returned unchanged.
 */
function withSortedKeys(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  const item = value as Item;
  const fields = Object.keys(item).filter((field) => item[field] !== null && item[field] !== undefined);
  return fields.sort().map((field) => ({ [field]: item[field] }));
}

const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(withSortedKeys) : withSortedKeys(value));

/** Returns the fields of a record that differ in `values`, each with its old and new value as JSON. */
function diffFields(record: Item, values: Item) {
  const toJson = (value: unknown): string => JSON.stringify(value ?? null);
  const fields = Object.keys(values).filter(
    (field) => comparable(record[field]) !== comparable(values[field]),
  );
  return fields.map((field) => ({ field, before: toJson(record[field]), after: toJson(values[field]) }));
}

/**
 * Writes an audit entry in two cases: if a client or consultant changes a public job, because no
 * administrator reviews that; and if an administrator changes the owners of a job, because owners read the
 * job's conversations.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  const { job, values } = ctx.stash.change as { job: Item; values: Item };
  const { sub, isAdmin } = ctx.stash.who;
  const changes = diffFields(job, values);
  const logged = isAdmin ? changes.filter(({ field }) => field === 'owners') : changes;
  if ((!isAdmin && !isPublic(job)) || logged.length === 0) runtime.earlyReturn(null);
  const action = isAdmin ? 'changeJobOwners' : 'editPublicJob';
  return auditEntry({ actor: sub, action, subject: ctx.args.input.id, changes: logged });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
