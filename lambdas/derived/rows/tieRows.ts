import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { organizationTies } from '../../../model/organizationTies';
import { tiesOf } from '../../lib/tiesOf';
import type { DerivedRow } from '../DerivedRow';
import { ownSub } from '../../lib/ownSub';

/** What each organization has to do with a talent (`organizationTies`), from the talent's private rows. */
export const tieRows: DerivedRow = {
  name: organizationTies.typename,
  source: { table: User.table, entity: User.name },
  table: User.table,
  isOne: ({ sk }) => sk.startsWith(organizationTies.prefix),
  sourceOf: (row) => ({ table: User.table, key: keyOf(User, ownSub(row)) }),
  ignored: [],
  keptBy: ['refreshTies'],
  async rowsOf({ pk }, sources) {
    return tiesOf(pk, await sources.partition(User.table, `${pk}#private`));
  },
};
