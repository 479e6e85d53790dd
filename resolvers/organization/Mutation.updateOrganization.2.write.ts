import { type Context, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { diffFields } from '../job/lib/diffFields';
import { fail, type Item, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { toUpdate, updatedOrFail, updateRecord, withCondition } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
}

/**
 * Stores the changed organization, on the condition that it has not changed since it was read. If one of its
 * owners changes something, the same transaction writes an audit entry, because no administrator reviews what
 * everybody sees of an organization.
 */
export function request(ctx: Context<Args>) {
  const { who, asked } = ctx.stash;
  const stored = ctx.prev.result as Item;
  const { id, ...input } = ctx.args.input;
  const values: Item = {};
  Object.entries(input).forEach(([field, value]) => {
    if (who.isAdmin || field !== 'owners') values[field] = value;
  });
  const condition = withCondition({ version: { eq: stored.version } }, asked);
  const changes = who.isAdmin ? [] : diffFields(stored, values);
  if (changes.length === 0) return updateRecord(Organization, id, toUpdate(values, []), condition);
  const now = util.time.nowISO8601();
  ctx.stash.changed = { ...stored, ...values, updatedAt: now, version: (stored.version as number) + 1 };
  const update = {
    ...toUpdate(values, []),
    updatedAt: operations.replace(now),
    version: operations.increment(1),
  };
  const updateItem = { table: tableName(ctx, 'Catalog'), key: keyOf(Organization, id), update, condition };
  const entry = auditWrite(ctx, { actor: who.sub, action: 'editOrganization', subject: id, changes });
  return transactWrite({ items: [{ updateItem }, entry] });
}

/** Returns the changed organization as the caller sees it. */
export function response(ctx: Context<Args>) {
  const { who, changed } = ctx.stash;
  if (!changed) return project(OrganizationVisibility, updatedOrFail(ctx), who.isAdmin ? 'admin' : 'client');
  if (ctx.error?.type === 'DynamoDB:TransactionCanceledException')
    fail('Conflict', 'The record has changed in the meantime.');
  resultOrFail(ctx);
  return project(OrganizationVisibility, changed as Item, 'client');
}
