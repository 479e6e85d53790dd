import { type Context, runtime, util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import type { ToOne } from '../../model/Entity';
import { isIdOf } from '../../model/ids';
import { keyEntry } from '../../model/keyEntry';
import { entrySnapshot } from '../../model/snapshots/entrySnapshot';
import { batchItems, type Item, tableName } from '../lib/resolver';
import { ENTITY } from '../lib/bundleConstants';

type Args = Context<{ input: Item }>;

/** What the keys of all catalogues have in common. */
const catalogue = { table: 'Catalog' as const, path: [], isPrivate: false, id: 'ulid' as const };

/** Returns which fields of the input refer to a catalogue entry that must exist, each with the entry's key. */
function entriesIn(input: Item) {
  return ENTITY.mustExist
    .map((name) => ENTITY.relations[name] as ToOne)
    .filter(({ by }) => input[by])
    .map(({ by, entity }) => ({ field: by, key: { pk: entity, sk: `${input[by]}` } }));
}

/**
 * Reads the catalogue entries to which a new record refers, because the record stores a copy of one of them.
 * The next step checks the caller's rights and the input; everybody may read these catalogues.
 */
export function request(ctx: Args) {
  const keys = entriesIn(ctx.args.input)
    .map(({ key }) => key)
    .filter(({ pk, sk }) => isIdOf({ ...catalogue, name: pk }, sk));
  if (keys.length === 0) return runtime.earlyReturn(null);
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys, consistentRead: true } } });
}

/**
 * Puts into the stash what the new record stores of the entry: the copy, and the keys of the index by which a
 * rename of the entry finds the record. Also the transaction items that refuse the record if an entry does not
 * exist, or no longer has the copied name, and the first field that refers to a missing entry.
 */
export function response(ctx: Args) {
  const found = batchItems(ctx, 'Catalog').filter((item) => item) as Item[];
  const at = ({ pk, sk }: Item) => found.filter((item) => item.pk === pk && item.sk === sk)[0];
  const { input } = ctx.args;
  const entries = entriesIn(input);
  const entry = keyEntry(ENTITY, input);
  const copied = entry ? at({ pk: entry.catalogue, sk: entry.id }) : undefined;
  if (entry && copied)
    ctx.stash.named = {
      [entry.relation]: entrySnapshot(copied),
      parentKey: entry.key,
      parentSort: `${ENTITY.name}#${util.time.nowISO8601()}`,
    };
  ctx.stash.missing = entries.filter(({ key }) => !at(key))[0]?.field;
  ctx.stash.checks = entries.map(({ key }) => ({
    conditionCheck: {
      table: tableName(ctx, 'Catalog'),
      key,
      condition: {
        pk: { attributeExists: true },
        ...(copied && at(key) === copied ? { name: { eq: copied.name } } : {}),
      },
    },
  }));
  return null;
}
