const SCHEME = 'https://';
const ENDINGS = ['/', '?', '#', '\\'];

/**
 * Returns whether a text is an https URL on one of the given hosts or on a subdomain of one. A URL with a
 * user name or a port is not accepted. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 */
export function isUrlOn(hosts: readonly string[], url: string): boolean {
  if (!url.startsWith(SCHEME)) return false;
  const host = ENDINGS.reduce(
    (rest, sign) => `${rest.split(sign)[0]}`,
    url.slice(SCHEME.length),
  ).toLowerCase();
  return hosts.some((each) => host === each || host.endsWith(`.${each}`));
}
