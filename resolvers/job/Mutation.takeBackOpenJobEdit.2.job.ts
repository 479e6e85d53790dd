import { type Context, util } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, keyOf } from '../../model/ids';
import { batchItems, fail, type Item, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';
import { diffFields } from './lib/diffFields';
import { editedValues, formerValues } from './lib/formerValues';
import { addReferencedNames, deriveJobState, indexByKey, referencedKeys } from './lib/jobInput';
import { postingOf } from './lib/postingOf';

interface Args {
  input: { id: string; entryId: string };
  condition?: Item | null;
}

/**
 * Returns the values without `skills`. A job stores its skills as names, so they have no ids of catalogue
 * entries that would have to be read.
 */
const withoutSkills = (values: Item): Item => ({ ...values, skills: undefined });

/** Reads the stored job, and the catalogue entries that it referenced before the edit. */
export function request(ctx: Context<Args>) {
  const { id } = ctx.args.input;
  if (!isIdOf(OpenJob, id)) fail('NotFound', 'There is no such record.');
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  const job = { keys: [keyOf(OpenJob, id)], consistentRead: true };
  const keys = referencedKeys(withoutSkills(formerValues(ctx.stash.edit)));
  const tables = { [tableName(ctx, 'OpenJob')]: job };
  return batchGet({
    tables: keys.length === 0 ? tables : { ...tables, [tableName(ctx, 'Catalog')]: { keys } },
  });
}

/**
 * Computes the job as it was before the edit, and collects what the posting rules must check. If the texts
 * contain the name of a hidden organization, this counts as confirmed, because the job was public with them.
 * The error is `Conflict` if a field of the edit no longer has the value that the edit stored: somebody has
 * changed it since, or has already taken the edit back.
 */
export function response(ctx: Context<Args>) {
  const job = batchItems(ctx, 'OpenJob')[0] ?? fail('NotFound', 'There is no such record.');
  const { who, edit } = ctx.stash;
  if (diffFields(job, editedValues(edit)).length > 0)
    fail('Conflict', 'The job was changed after this edit.');
  const former = formerValues(edit);
  const named = addReferencedNames(withoutSkills(former), indexByKey(batchItems(ctx, 'Catalog')));
  const values: Item = {};
  Object.keys(named).forEach((field) => {
    if (field !== 'skills') values[field] = named[field];
  });
  if (former.skills !== undefined) values.skills = former.skills;
  const change: Item = { ...values, ...deriveJobState(job, { ...job, ...values }, util.time.nowISO8601()) };
  ctx.stash.change = { job, values: change };
  ctx.stash.posting = postingOf(who, job, { ...job, ...change }, true);
  return null;
}
