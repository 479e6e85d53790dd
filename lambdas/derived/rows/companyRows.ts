import { companyKeys } from '../../../model/blocks/companyKeys';
import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { UserPrivate } from '../../../model/entities/UserPrivate';
import { keyOf } from '../../../model/ids';
import { blockRowsOf } from '../../lib/blocks/blockRowsOf';
import { companyNameRow } from '../../lib/blocks/companyNameRow';
import { memberDomainRows } from '../../lib/blocks/memberDomainRows';
import type { StoredRow } from '../../lib/StoredRow';
import type { DerivedRow } from '../DerivedRow';
import { ownSub } from '../../lib/ownSub';

const ofPerson = {
  source: { table: User.table, entity: User.name },
  table: User.table,
  sourceOf: (row: StoredRow) => ({ table: User.table, key: keyOf(User, ownSub(row)) }),
  ignored: [],
};

/** The rows by which organizations and the blocks of talents find each other (`companyKeys`). */
export const companyRows: readonly DerivedRow[] = [
  {
    ...ofPerson,
    name: companyKeys.blocked,
    isOne: (row) => companyKeys.isPersonRow(companyKeys.blocked, row),
    keptBy: ['refreshBlocks'],
    async rowsOf(user, sources) {
      const profile = await sources.partition(User.table, user.pk);
      return blockRowsOf(user, profile, await sources.partition(User.table, `${user.pk}#private`));
    },
  },
  {
    ...ofPerson,
    name: companyKeys.member,
    isOne: (row) => companyKeys.isPersonRow(companyKeys.member, row),
    keptBy: ['refreshMemberDomains'],
    rowsOf: async (user, sources) => memberDomainRows(user, await sources.of(UserPrivate, user.pk)),
  },
  {
    name: companyKeys.named,
    source: { table: Organization.table, entity: Organization.name },
    table: Organization.table,
    isOne: companyKeys.isNameRow,
    sourceOf: ({ sk }) => ({ table: Organization.table, key: keyOf(Organization, sk) }),
    ignored: [],
    keptBy: ['refreshCompanyName'],
    rowsOf: async (organization) => [companyNameRow(organization)],
  },
];
