import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectProperties } from '../StoredObject';

const kept = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];

/** Returns the properties of a new S3 object from the headers or form fields of its upload. */
export function propertiesOf(headers: IncomingHttpHeaders): ObjectProperties {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const encoding = (name: string, value: string) =>
    name === 'content-encoding' ? value.replace(/(^|,\s*)aws-chunked/, '') : value;
  return {
    contentType: headers['content-type'] ?? 'application/octet-stream',
    headers: Object.fromEntries(
      entries
        .filter(([name]) => kept.includes(name))
        .map(([name, value]) => [name, encoding(name, value)])
        .filter(([, value]) => value !== ''),
    ),
    metadata: Object.fromEntries(
      entries
        .filter(([name]) => name.startsWith('x-amz-meta-'))
        .map(([name, value]) => [name.slice('x-amz-meta-'.length), value]),
    ),
  };
}
