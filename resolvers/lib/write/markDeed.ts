import { type Context, util } from '@aws-appsync/utils';
import type { Deed } from '../../../model/Deed';
import type { LoggedAs } from '../../../model/LoggedAs';
import { assignInUpdate } from '../../../model/assignInUpdate';
import type { StoredRow } from '../../generated/types';
import { LOGGED } from '../bundleConstants';
import { getCaller } from '../resolver';
import type { Write } from './Write';

const NAME = '#deed';
const VALUE = ':deed';

/** Input fields that name the record, or the request, instead of a value. */
const NAMING = ['id', 'sub', 'clientToken'];

/** Returns whether a write creates or updates the record of the mutation, according to its key. */
function isOfRecord(write: Write, { record, table }: LoggedAs): boolean {
  const key = write.key;
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
export function markDeed(ctx: Context<{ input?: StoredRow | null }>, request: Write): Write {
  const logged = LOGGED!;
  const { kind, sub } = getCaller(ctx);
  const writes = request.transactItems ?? [request];
  const write = writes.filter((each) => isOfRecord(each, logged))[0];
  if (!write || kind !== 'person') return request;
  const owner = write.key!.pk.S.split('#')[0];
  if (logged.table === 'Talent' && owner === sub) return request;
  const given: Partial<Deed> = ctx.stash.deed ?? {};
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
  if (write.attributeValues) write.attributeValues.deed = value;
  if (!write.update) return request;
  const update = write.update;
  update.expression = assignInUpdate(update.expression, `${NAME} = ${VALUE}`);
  update.expressionNames = { ...update.expressionNames, [NAME]: 'deed' };
  update.expressionValues = { ...update.expressionValues, [VALUE]: value };
  return request;
}
