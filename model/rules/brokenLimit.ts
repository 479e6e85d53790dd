import type { Limit } from '../Limit';
import { isOwnUpload } from './isOwnUpload';
import { isUrlOn } from './isUrlOn';
import { isLongerThan } from '../isLongerThan';

/**
 * Returns the name of the rule that an input value breaks, given the limit that is declared for its field;
 * null if it breaks none. A limit of the kind `upTo` is not checked here, but together with the lengths of
 * all input texts. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param input the complete input, because a limit can depend on the value of another field
 * @param subs the subs of the people whose uploads the value may name
 */
export function brokenLimit(
  limit: Limit,
  value: unknown,
  input: Readonly<Record<string, unknown>>,
  subs: readonly string[],
): string | null {
  const text = `${value}`;
  if (Array.isArray(limit)) {
    const [least, greatest, step] = limit as [number, number, number?];
    // DynamoDB stores no number between 0 and 1e-130: none whose exponent has three digits is accepted.
    if ((value as number) < least || (value as number) > greatest || (text.split('e-')[1] ?? '')[2])
      return `${least}..${greatest}`;
    return step && (value as number) % step !== 0 ? `step ${step}` : null;
  }
  const { most, by, of } = limit as { most?: number; by?: string; of?: Readonly<Record<string, Limit>> };
  const longest = typeof limit === 'number' ? limit : most;
  if (longest !== undefined && (text.trim() === '' || isLongerThan(text, longest))) return `1..${longest}`;
  const own = by ? of?.[`${input[by]}`] : limit;
  const hosts = (own as { hosts?: readonly string[] } | undefined)?.hosts;
  if ((own === 'https' || hosts) && !text.startsWith('https://')) return 'https';
  if (hosts && !isUrlOn(hosts, text)) return 'host';
  const isPicture = own === 'picture';
  return (isPicture || own === 'file') && !isOwnUpload(text, subs, isPicture) ? 'ownUpload' : null;
}
