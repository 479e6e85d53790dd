import { childId, type RecordKey } from '../ids';
import { companyKeyOf } from './companyKeyOf';
import { mailDomainsOf } from './mailDomainsOf';

const PREFIX = 'CompanyKey#';
const BLOCKED = 'BlockedCompany' as const;
const MEMBER = 'MemberDomain' as const;

type Kind = typeof BLOCKED | typeof MEMBER;

/**
 * By what an organization and the block of a talent find each other: a key made of a name, or of a mail domain. Rows
 * with keys are derived: an organization's name in Catalog, the domains of each member's address and what each talent
 * blocks below the person, so that they end with the account.
 */
export const companyKeys = {
  named: 'CompanyName',
  member: MEMBER as typeof MEMBER,
  blocked: BLOCKED as typeof BLOCKED,
  ofName: (name: string): string => `${PREFIX}name:${companyKeyOf(name)}`,
  ofDomain: (domain: string): string => `${PREFIX}mail:${domain}`,
  ofAddress: (email: string): string[] => mailDomainsOf(email).map((domain) => `${PREFIX}mail:${domain}`),
  /** The row that says which organization has a name. */
  nameRow: (key: string, organizationId: string): RecordKey => ({ pk: key, sk: organizationId }),
  /** The row below a person that says what they block (`BlockedCompany`) or for which organization they stand. */
  personRow(kind: Kind, sub: string, key: string) {
    const sk = `${kind}#${key.slice(PREFIX.length)}`;
    return {
      ...{ pk: `${sub}#private`, sk, __typename: kind, id: childId(sub, sk), userID: sub },
      ...{ parentKey: key, parentSort: `${kind}#${sub}` },
    };
  },
  isNameRow: ({ pk }: RecordKey): boolean => pk.startsWith(PREFIX),
  isPersonRow: (kind: Kind, { sk }: RecordKey): boolean => sk.startsWith(`${kind}#`),
};
