/** IAM's wildcards: `*` any characters, `?` one. Actions compare without regard to case. */
export function toWildcardPattern(pattern: string, flags = ''): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, `s${flags}`);
}
