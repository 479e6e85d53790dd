import { childId } from '../../model/ids';
import { organizationTies } from '../../model/organizationTies';
import type { StoredRow } from './StoredRow';

/** Returns the rows that say what organizations have to do with a talent (`organizationTies`). */
export function tiesOf(sub: string, privateRows: readonly StoredRow[]): (StoredRow & { id: string })[] {
  const ties = new Map<
    string,
    StoredRow & { id: string } & Record<'applied' | 'scouted' | 'recommended', string[]>
  >();
  for (const row of privateRows) {
    const tie = organizationTies.tieOf(row);
    const organizationId = String(row.organizationId ?? '');
    if (!tie || organizationId === '') continue;
    const found = ties.get(organizationId) ?? {
      ...organizationTies.keyOf(sub, organizationId),
      ...{ __typename: organizationTies.typename, id: childId(sub, organizationId) },
      ...{ userID: sub, organizationId },
      ...{ applied: [], scouted: [], recommended: [] },
    };
    found[tie].push(String(row.openJobID));
    ties.set(organizationId, found);
  }
  return [...ties.values()];
}
