function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // No client encodes so: whatever it is, no signature will fit it.
    return text;
  }
}

/** The query of an address as it was sent: here `+` is a plus, as for AWS, and repeated names keep all values. */
export function parseQuery(url: string): Record<string, string | string[]> {
  const at = url.indexOf('?');
  const query: Record<string, string | string[]> = {};
  if (at < 0) return query;
  for (const pair of url.slice(at + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}
