import { brokenMailDomain } from '../blocks/brokenMailDomain';
import type { Limit } from '../Limit';
import { isOwnUpload } from './isOwnUpload';
import { isLongerThan } from '../isLongerThan';

const SCHEME = 'https://';
const ENDINGS = ['/', '?', '#', '\\'];

/**
 * Returns whether a text is an https URL on one of the given hosts or on a subdomain of one. A URL with a
 * user name or a port is not accepted. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 */
function isUrlOn(hosts: readonly string[], url: string): boolean {
  if (!url.startsWith(SCHEME)) return false;
  const host = ENDINGS.reduce(
    (rest, sign) => `${rest.split(sign)[0]}`,
    url.slice(SCHEME.length),
  ).toLowerCase();
  return hosts.some((each) => host === each || host.endsWith(`.${each}`));
}

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
  const { sharedDomains } = limit as { sharedDomains?: readonly string[] };
  if (sharedDomains) return brokenMailDomain(text, sharedDomains);
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
