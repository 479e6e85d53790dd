import { type Context, runtime, util } from '@aws-appsync/utils';
import { batchGet, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { ToOne } from '../../model/Entity';
import type { Caller } from '../../model/access';
import { childCount } from '../../model/childCount';
import { User } from '../../model/entities/User';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { keyEntry } from '../../model/keyEntry';
import { entrySnapshot } from '../../model/snapshots/entrySnapshot';
import type { StoredRow } from '../generated/types';
import { assertWritableFields, authorAttributes, ownerAttributes } from '../lib/access/ownership';
import { ENTITY } from '../lib/bundleConstants';
import { endPipeline } from '../lib/endPipeline';
import { checkLimits } from '../lib/input/checks';
import { checkRules } from '../lib/input/rules';
import { steps } from '../lib/operation';
import { batchItems, getLatestRecord, getRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, newIdSegment, resultOrFail, tableName } from '../lib/resolver';
import { cancellationReasons, isContention, resolveConflict, stamp } from '../lib/write/record';
import { parentOf } from './lib/parentOf';
import { marksIn, parentKey, parentWrite, releaseWrites } from './lib/parentWrites';
import { asText } from '../lib/asText';

interface Args {
  input: StoredRow & { clientToken?: string | null };
}

/** What the keys of all catalogues have in common. */
const catalogue = { table: 'Catalog' as const, path: [], isPrivate: false, id: 'ulid' as const };

/** Returns which fields of the input refer to a catalogue entry that must exist, each with the entry's key. */
function entriesIn(input: StoredRow) {
  return ENTITY.mustExist
    .map((name) => ENTITY.relations[name] as ToOne)
    .filter(({ by }) => input[by])
    .map(({ by, entity }) => ({ field: by, key: { pk: entity, sk: asText(input[by]) } }));
}

function segmentOf(input: Args['input']): string {
  const token = newIdSegment(input.clientToken);
  if (ENTITY.id === 'ulid' || ENTITY.id === 'single') return token;
  const given = ENTITY.id.filter((field) => input[field]);
  if (given.length === 0) invalid(`input.${ENTITY.id[0] ?? ''}`, 'required');
  return asText(input[given[0] ?? '']);
}

function idOf(input: Args['input'], who: Caller, isAllowed: boolean): string {
  const segment = segmentOf(input);
  if (ENTITY.table === 'Catalog') return segment;
  const parentId = asText(input[ENTITY.parent]);
  if (!isIdOf(parentOf(ENTITY), parentId)) invalid(`input.${ENTITY.parent}`, 'id');
  const isTheirs = ENTITY.access.create?.includes('owner') && partitionOf(parentId) === who.sub;
  const isAdmins = who.isAdmin && ENTITY.access.create?.includes('admin');
  if (!isTheirs && !isAllowed && !isAdmins) {
    fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  }
  return ENTITY.id === 'single' ? parentId : childId(parentId, segment);
}

export const createEntity = steps({
  author: {
    /**
     * Reads the caller's profile, because the new record will show the caller's display name as the name of its
     * author. A caller without a profile is accepted too.
     */
    request(ctx: Context) {
      const who = authorizeAndValidate(ctx);
      return getRecord(User, who.sub);
    },

    response(ctx: Context) {
      ctx.stash.author = resultOrFail<StoredRow | null>(ctx);
      return {};
    },
  },

  entry: {
    /**
     * Reads the catalogue entries to which a new record refers, because the record stores a copy of one of them.
     * The next step checks the caller's rights and the input; everybody may read these catalogues.
     */
    request(ctx: Context<Args>) {
      const keys = entriesIn(ctx.args.input)
        .map(({ key }) => key)
        .filter(({ pk, sk }) => isIdOf({ ...catalogue, name: pk }, sk));
      if (keys.length === 0) return runtime.earlyReturn(null);
      return batchGet({ tables: { [tableName(ctx, 'Catalog')]: { keys, consistentRead: true } } });
    },

    /**
     * Puts into the stash what the new record stores of the entry: the copy, and the keys of the index by which a
     * rename of the entry finds the record. Also the transaction items that refuse the record if an entry does not
     * exist, or no longer has the copied name, and the first field that refers to a missing entry.
     */
    response(ctx: Context<Args>) {
      const found = batchItems(ctx, 'Catalog').filter((item) => item) as StoredRow[];
      const at = ({ pk, sk }: StoredRow) => found.filter((item) => item.pk === pk && item.sk === sk)[0];
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
    },
  },

  write: {
    /**
     * Stores a new record of any entity. For a child record, the transaction fails if the parent does not exist
     * or has no room for another child, or if one of the checks fails that a previous step has put into the stash.
     * If the record sets an exclusive field (true in at most one child of a parent), the transaction clears it in
     * the child that had it.
     */
    request(ctx: Context<Args>) {
      const who = authorizeAndValidate(ctx);
      const { clientToken, ...values } = ctx.args.input;
      checkLimits(ENTITY.limits, values, [who.sub, partitionOf(asText(values[ENTITY.parent]))]);
      checkRules(ENTITY.rules, values, {});
      assertWritableFields(ENTITY.adminOnlyInputs, values, who);
      const id = idOf(ctx.args.input, who, ctx.stash.isAllowed === true);
      if (!isIdOf(ENTITY, id)) invalid('input', 'id');
      const catalogue =
        ENTITY.lists.length > 0
          ? {
              type: ENTITY.name,
              position: util.time.nowEpochSeconds(),
              listKey: ENTITY.initialList || ENTITY.name,
            }
          : {};
      const item: StoredRow = {
        ...stamp(
          { ...values, ...(ctx.stash.named ?? {}) },
          {
            __typename: ENTITY.name,
            id,
            createdBy: who.sub,
            createToken: clientToken,
          },
        ),
        ...ownerAttributes(ENTITY, partitionOf(id)),
        ...authorAttributes(ENTITY, values, who, ctx.stash.author, ctx.stash.organizationName),
      };
      ctx.stash.record = { ...catalogue, ...item };
      const put = {
        putItem: {
          table: tableName(ctx, ENTITY.table),
          key: keyOf(ENTITY, id),
          item: ctx.stash.record,
          condition: { pk: { attributeExists: false } },
        },
      };
      if (ENTITY.table === 'Catalog') return transactWrite({ items: [put] });
      if (ENTITY.perParent === 0) {
        const exists = { pk: { attributeExists: true } };
        const check = { table: tableName(ctx, ENTITY.table), key: parentKey(id), condition: exists };
        return transactWrite({ items: [{ conditionCheck: check }, put] });
      }
      const taken = marksIn(values);
      const parent: StoredRow | null = ctx.stash.parent ?? null;
      const checks: [] = ctx.stash.checks ?? [];
      const writes = transactWrite({ items: [put, ...checks, ...releaseWrites(ctx, id, taken, parent)] });
      const counted = parentWrite(ctx, id, { by: 1, taken, freed: [], parent });
      return { ...writes, transactItems: [counted, ...writes.transactItems] };
    },

    /**
     * Returns the stored record. If the transaction was refused, puts the possible reasons into the stash; the
     * next step checks whether the record already exists.
     */
    response(ctx: Context<Args>) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      const reasons = cancellationReasons(ctx);
      const parent = reasons[0];
      const count = (parent?.item?.[childCount(ENTITY.name)] ?? 0) as number;
      ctx.stash.isFull = ENTITY.perParent > 0 && count >= ENTITY.perParent;
      const others = reasons.slice(2).filter(({ type }) => type === 'ConditionalCheckFailed');
      ctx.stash.isOvertaken = !!parent?.item || others.length > 0 || isContention(ctx);
      return null;
    },
  },

  resolveConflict: {
    /** Reads the record that has the id of a refused generic create. */
    request(ctx: Context) {
      return getLatestRecord(ENTITY, ctx.stash.record.id);
    },

    /**
     * Returns the existing record if the request repeats the one that created it, otherwise `Conflict`. If no
     * record exists, the error says why: a catalogue entry named in the input does not exist, or the parent has
     * the maximum number of child records, was changed at the same moment, or does not exist.
     */
    response(ctx: Context) {
      const there = resultOrFail<StoredRow | null>(ctx);
      if (!there && ctx.stash.missing) invalid(`input.${ctx.stash.missing}`, 'exists');
      if (!there && ctx.stash.isFull) invalid('input', `most ${ENTITY.perParent}`);
      if (!there && ctx.stash.isOvertaken) fail('Conflict', 'The record has changed in the meantime.');
      return resolveConflict<StoredRow>(ctx);
    },
  },
});
