import { type Context, util } from '@aws-appsync/utils';
import { type Caller, mayCall } from '../../../model/access';
import { getCaller, fail, invalid, type Item } from '../resolver';
import type { InputRules } from '../../../model/limits/InputRules';
import { newIdSegment } from '../write/clientToken';

/**
 * Returns the caller, or fails with `Unauthorized` when the model does not grant this root field to this kind
 * of caller. Then rejects arguments that are too long and invalid input: a caller without the right to call
 * learns nothing about the rules. Runs before anything is read.
 */
export function authorizeAndValidate(ctx: Context): Caller {
  const who = getCaller(ctx);
  if (!mayCall(GRANTS, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (LONGEST) checkArguments(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}

/** Rejects arguments that exceed their maximum length; the fields of `input` have their own rules. */
function checkArguments({ args }: Context<Item>): void {
  Object.entries(LONGEST ?? {}).forEach(([field, most]) => {
    const value = args[field] ?? '';
    const text = typeof value === 'object' ? JSON.stringify(value) : `${value}`;
    if (text.length > most) fail('InvalidInput', field, { field, rule: `0..${most}` });
  });
}

/** Since 1900, and at most hours and minutes of offset: what GraphQL takes besides, the indices refuse. */
const DATE_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$';
const TIME_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9-]{5}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$';

/** Refuses what no field of this input takes, before anything is read; what is absent is not looked at. */
function checkInput({ args }: Context<{ input?: Item | null }>): void {
  const { line, list, most, required, dates, times } = INPUT as InputRules;
  Object.entries(args.input ?? {}).forEach(([field, value]) => {
    const name = `input.${field}`;
    if (value === null && required.includes(field)) invalid(name, 'required');
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    if (values.length > list) invalid(name, `0..${list} elements`);
    const longest = most[field] ?? line;
    const isLong = values.some((text) => typeof text === 'string' && text.length > longest);
    if (longest > 0 && isLong) invalid(name, `0..${longest}`);
    if (!value) return;
    if (dates.includes(field) && !util.matches(DATE_FORMAT, `${value}`)) invalid(name, 'date');
    if (times.includes(field) && !util.matches(TIME_FORMAT, `${value}`)) invalid(name, 'dateTime');
  });
  if (HAS_TOKEN) newIdSegment(args.input?.clientToken as string | null | undefined);
}
