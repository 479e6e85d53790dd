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
 * Emulates AppSync's `util.escapeJavaScript`: escapes quotes, slashes, control characters and characters
 * outside ASCII (as \uXXXX).
 */
export function escapeJavaScript(value: string): string {
  return value.replace(/['"\\/]|[^\x20-\x7e]/g, (character) => NAMED[character] ?? unicode(character));
}
