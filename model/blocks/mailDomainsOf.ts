import { sharedMailDomains } from './sharedMailDomains';

/**
 * Returns the domains under which a mail address is known to belong to a company: its own and those above it, such as
 * `example.co.jp` for an address at `mail.example.co.jp`. Empty for an address of a provider that everybody may use.
 */
export function mailDomainsOf(email: string): string[] {
  const labels = (email.toLowerCase().split('@')[1] ?? '').split('.');
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  if (domains.length === 0 || sharedMailDomains.includes(String(domains[0]))) return [];
  return domains.filter((domain) => !sharedMailDomains.includes(domain));
}
