/**
 * Returns the names of what a mail domain has in AWS, besides its identity, which has the name of the domain. They
 * follow from the domain alone, so that each stage finds what the mail stack has created.
 */
export function mailNames(domain: string): { stack: string; configurationSet: string } {
  return {
    stack: `Enishi-mail-${domain.replaceAll('-', '--').replaceAll('.', '-')}`,
    configurationSet: `enishi-${domain.replaceAll('.', '_')}`,
  };
}
