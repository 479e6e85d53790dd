import type { MailState } from './askSes';

/** Returns the DNS records of a mail domain as lines of a zone file. */
export function zoneRecords(domain: string, { records }: Pick<MailState, 'records'>): string {
  return [
    `; Needed: SES verifies ${domain} and signs its mail with them (DKIM).`,
    ...records.map(({ name, target }) => `${name}.${domain}. 1800 IN CNAME ${target}.`),
    '; Recommended, unless the zone has such records: whose mail others may accept (SPF), and what they do with the rest.',
    `${domain}. 1800 IN TXT "v=spf1 include:amazonses.com ~all"`,
    `_dmarc.${domain}. 1800 IN TXT "v=DMARC1; p=none"`,
  ].join('\n');
}
