import { deriveId } from './deriveId';
import type { Subject } from './ResourceType';

const tokenOf = ({ stackName, logicalId }: Subject, number: number) =>
  deriveId({ stackName, logicalId: `${logicalId}/${number}` }, 'lower', 32);

/** The attributes of an SES identity with the names and values of the three DNS records that DKIM needs. */
export const dkimAttributes: Record<string, (subject: Subject) => string> = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [
      `DkimDNSTokenName${number}`,
      (subject: Subject) => `${tokenOf(subject, number)}._domainkey.${subject.physicalId}`,
    ],
    [`DkimDNSTokenValue${number}`, (subject: Subject) => `${tokenOf(subject, number)}.dkim.amazonses.com`],
  ]),
);
