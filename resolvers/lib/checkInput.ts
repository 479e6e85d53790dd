import { type Context, util } from '@aws-appsync/utils';
import type { InputRules } from '../../model/limits/InputRules';
import { clientTokenSegment } from './write/clientToken';
import { invalid } from './invalid';
import type { Item } from './Item';

/** Since 1900, and at most hours and minutes of offset: what GraphQL takes besides, the indices refuse. */
const DATE = '^(19|[2-9][0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$';
const TIME = '^(19|[2-9][0-9])[0-9]{2}-[0-9-]{5}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$';

/** Refuses what no field of this input takes, before anything is read; what is absent is not looked at. */
export function checkInput({ args }: Context<{ input?: Item | null }>): void {
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
    if (dates.includes(field) && !util.matches(DATE, `${value}`)) invalid(name, 'date');
    if (times.includes(field) && !util.matches(TIME, `${value}`)) invalid(name, 'dateTime');
  });
  if (HAS_TOKEN) clientTokenSegment(args.input?.clientToken as string | null | undefined);
}
