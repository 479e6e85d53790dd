import { topLevelDomains } from './topLevelDomains';

const DOTS = ['[.]', '(.)', '[dot]', '(dot)', ' dot ', 'ドット'];

/**
 * Replaces disguised dots of host names by dots: `example[.]com`, `exampleドットcom` and `example。com` become
 * `example.com`. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function withDots(text: string): string {
  const plain = DOTS.reduce((rest, dot) => rest.split(dot).join('.'), text);
  if (!plain.includes('。')) return plain;
  return topLevelDomains.reduce((rest, domain) => rest.split(`。${domain}`).join(`.${domain}`), plain);
}
