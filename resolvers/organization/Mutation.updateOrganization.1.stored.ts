import { type Context, util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { brokenPublicName } from '../../model/rules/brokenPublicName';
import { assertWritableFields } from '../lib/access/ownership';
import { checkPicture } from '../lib/input/checkPicture';
import { checkLimits } from '../lib/input/checks';
import {
  authorizeAndValidate,
  fail,
  getLatestRecord,
  invalid,
  type Item,
  resultOrFail,
} from '../lib/resolver';
import { normalTexts } from '../job/lib/normalTexts';
import { dynamoCondition } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Throws `InvalidInput` for a name with invisible characters, or one that only the operator may have. */
function checkNames(values: Item, who: Caller): void {
  Organization.visibleLines.forEach((field) => {
    const name = `${values[field] ?? ''}`;
    const broken = name ? brokenPublicName(name, util.str.normalize(name, 'nfkc'), who.isAdmin) : null;
    if (broken) invalid(`input.${field}`, broken);
  });
}

/**
 * Reads the organization that is to be changed. Administrators may change any organization. A client may
 * change only their own, only as one of its owners, and not the fields that administrators alone write.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  checkLimits(Organization.limits, { ...values, icon: null });
  ctx.stash.who = who;
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  assertWritableFields(Organization.adminOnlyInputs, values, who);
  checkNames(values, who);
  const isTheirs = who.isAdmin || id === who.organizationId;
  if (!isIdOf(Organization, id) || !isTheirs) fail('NotFound', 'There is no such record.');
  return getLatestRecord(Organization, id);
}

/**
 * Puts the stored organization into the stash and, if one of its owners changes texts that everybody sees, these texts,
 * which the next steps check. A client who is not one of the owners gets `NotFound`.
 */
export function response(ctx: Context<Args>) {
  const { who } = ctx.stash;
  const stored = resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
  const owners = (stored.owners ?? []) as string[];
  if (!who.isAdmin && !owners.includes(who.sub)) return fail('NotFound', 'There is no such record.');
  checkPicture('icon', ctx.args.input, stored, who as Caller);
  const { input } = ctx.args;
  const changed = Organization.postedTexts.filter((field) => input[field] && input[field] !== stored[field]);
  ctx.stash.stored = stored;
  ctx.stash.posting = who.isAdmin ? null : { texts: normalTexts(input, changed) };
  return null;
}
