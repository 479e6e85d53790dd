import type { ServerResponse } from 'node:http';

type Xml = string | number | boolean | undefined | Xml[] | { [name: string]: Xml };
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
function element(name: string, value: Xml): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([inner, each]) => element(inner, each))
          .join('')
      : escape(String(value));
  return `<${name}>${content}</${name}>`;
}
/** Renders an XML document with one root element. An array becomes one element for each of its values. */
function toXml(root: string, content: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`;
}

/** Sends an HTTP response with an XML document, and ends it. */
export function answerXml(response: ServerResponse, root: string, content: Xml, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(toXml(root, content));
}
