import type { Limit } from '../Entity';
import { isOwnUpload } from './isOwnUpload';
import { isUrlOn } from './isUrlOn';

const isShort = (text: string, most: number): boolean => text.trim() !== '' && text.length <= most;

function brokenRange(value: number, [least, most, step]: readonly [number, number, number?]): string | null {
  if (value < least || value > most) return `${least}..${most}`;
  return step && value % step !== 0 ? `step ${step}` : null;
}

/**
 * Returns the name of the rule that a value breaks by the declared limit of its field; null if it breaks
 * none. It does not check the limit `upTo`, which is checked with the maximum lengths of all input texts.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
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
  if (Array.isArray(limit)) return brokenRange(value as number, limit as [number, number, number?]);
  const { most, by, of, hosts } = limit as {
    most?: number;
    by?: string;
    of?: Readonly<Record<string, Limit>>;
    hosts?: readonly string[];
  };
  const longest = typeof limit === 'number' ? limit : most;
  if (longest !== undefined && !isShort(text, longest)) return `1..${longest}`;
  const own = by ? of?.[`${input[by]}`] : limit;
  const allowed = by ? (own as { hosts?: readonly string[] } | undefined)?.hosts : hosts;
  if ((own === 'https' || allowed) && !text.startsWith('https://')) return 'https';
  if (allowed && !isUrlOn(allowed, text)) return 'host';
  return own === 'file' && !isOwnUpload(text, subs) ? 'ownUpload' : null;
}
