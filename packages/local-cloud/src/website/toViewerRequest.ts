import type { IncomingMessage } from 'node:http';
import type { RequestField, ViewerRequest } from './compileViewerFunction';

type Pair = readonly [name: string, value: string];

/** Combines pairs with the same name into one field, with the values in the order of the pairs. */
function toFields(pairs: readonly Pair[]): Record<string, RequestField> {
  const fields = new Map<string, RequestField>();
  for (const [name, value] of pairs) {
    const known = fields.get(name);
    if (known) fields.set(name, { ...known, multiValue: [...(known.multiValue ?? [known]), { value }] });
    else fields.set(name, { value });
  }
  return Object.fromEntries(fields);
}

/** Splits a text such as `a=1` at its first `=`. The value of a name without `=` is empty. */
function toPair(text: string): Pair {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Splits a text into its pairs, such as the query string `a=1&b=2` at each `&`. */
const pairsOf = (text: string, separator: string): Pair[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(toPair);

/**
 * Converts an HTTP request to the format of CloudFront functions. Path, query string and cookies stay encoded as
 * the client sent them. The header `cloudfront-forwarded-proto` is added, as CloudFront does.
 */
export function toViewerRequest({
  method = 'GET',
  url = '/',
  headersDistinct,
}: IncomingMessage): ViewerRequest {
  const { cookie = [], ...others } = headersDistinct;
  const headers = Object.entries(others).flatMap(([name, values = []]) =>
    values.map((value): Pair => [name, value]),
  );
  const [path, ...query] = url.split('?');
  return {
    method,
    uri: path || '/',
    querystring: toFields(pairsOf(query.join('?'), '&')),
    headers: { ...toFields(headers), 'cloudfront-forwarded-proto': { value: 'http' } },
    cookies: toFields(cookie.flatMap((text) => pairsOf(text, ';'))),
  };
}
