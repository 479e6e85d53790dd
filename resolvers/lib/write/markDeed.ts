import { type Context, util } from '@aws-appsync/utils';
import { assignInUpdate } from '../../../model/assignInUpdate';
import type { Deed } from '../../../model/Deed';
import type { LoggedAs } from '../../../model/LoggedAs';
import { getCaller, type StoredRow } from '../resolver';
import { LOGGED } from '../bundleConstants';

const NAME = '#deed';
const VALUE = ':deed';

/** Input fields that name the record, or the request, instead of a value. */
const NAMING = ['id', 'sub', 'clientToken'];

interface Key {
  pk: { S: string };
  sk: { S: string };
}

/** Returns whether a write creates or updates the record of the mutation, according to its key. */
function isOfRecord(write: StoredRow, { record, table }: LoggedAs): boolean {
  const key = write.key as Key | undefined;
  if (!key || (!write.attributeValues && !write.update)) return false;
  if (table === 'Catalog') return key.pk.S === record;
  const parts = key.sk.S.split('#');
  return parts[parts.length - (parts.length % 2 === 0 ? 2 : 1)] === record;
}

/**
 * Marks the record that a mutation writes with the attribute `deed`, if the caller is an administrator or a member of
 * job staff and the record is not their own. A previous step can describe the deed more exactly, in `ctx.stash.deed`.
 * `bundleResolver` adds a call of this function to every writing step of a mutation that is logged.
 */
export function markDeed(ctx: Context<{ input?: StoredRow | null }>, request: StoredRow): StoredRow {
  const logged = LOGGED as LoggedAs;
  const { kind, sub } = getCaller(ctx);
  const writes = (request.transactItems ?? [request]) as StoredRow[];
  const write = writes.filter((each) => isOfRecord(each, logged))[0];
  if (!write || kind !== 'person') return request;
  const owner = (write.key as Key).pk.S.split('#')[0];
  if (logged.table === 'Talent' && owner === sub) return request;
  const given = (ctx.stash.deed ?? {}) as Partial<Deed>;
  const fields = given.fields ?? Object.keys(ctx.args.input ?? {}).filter((name) => !NAMING.includes(name));
  const { action, record, about, shown, stated } = logged;
  const deed: StoredRow = {
    ...{ id: util.autoUlid(), at: util.time.nowISO8601(), actor: sub, action, record, about },
    ...given,
    fields,
    // A record that is there already has its kind in earlier entries.
    stated: write.attributeValues ? stated : [],
    shown: shown ? fields.filter((name) => shown.includes(name)) : null,
  };
  const value = util.dynamodb.toDynamoDB(deed);
  if (write.attributeValues) (write.attributeValues as StoredRow).deed = value;
  if (!write.update) return request;
  const update = write.update as StoredRow;
  update.expression = assignInUpdate(`${update.expression}`, `${NAME} = ${VALUE}`);
  update.expressionNames = { ...(update.expressionNames as StoredRow), [NAME]: 'deed' };
  update.expressionValues = { ...(update.expressionValues as StoredRow), [VALUE]: value };
  return request;
}
