export type Xml = string | number | boolean | undefined | Xml[] | { [name: string]: Xml };

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

/** A document with one root element; a list repeats its element. */
export function toXml(root: string, content: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`;
}
