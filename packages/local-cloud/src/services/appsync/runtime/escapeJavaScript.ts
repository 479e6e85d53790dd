const NAMED: Record<string, string> = {
  "'": "\\'",
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\n': '\\n',
  '\t': '\\t',
  '\f': '\\f',
  '\r': '\\r',
};

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * AppSync's `util.escapeJavaScript`: escapes quotes, slashes and control characters, and writes each character beyond
 * ASCII as \uXXXX.
 */
export function escapeJavaScript(value: string): string {
  return value.replace(/['"\\/]|[^\x20-\x7e]/g, (character) => NAMED[character] ?? unicode(character));
}
