const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const LONGEST = 100;

/**
 * Returns the name of the rule that a mail domain breaks: it consists of small letters, digits, hyphens and at least one
 * dot (`domain`), and is none of the given ones (`sharedDomain`). Null if it breaks none. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 */
export function brokenMailDomain(domain: string, shared: readonly string[]): string | null {
  const labels = domain.split('.');
  const isLabel = (label: string) =>
    label !== '' &&
    !label.startsWith('-') &&
    !label.endsWith('-') &&
    label.split('').every((letter) => LETTERS.includes(letter));
  if (domain.length > LONGEST || labels.length < 2 || !labels.every(isLabel)) return 'domain';
  return shared.includes(domain) ? 'sharedDomain' : null;
}
