import { WorkHistoryCompany } from '../../../../model/entities/WorkHistoryCompany';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';

/**
 * Builds the catalogue of company names from the employers in the demo talents' work histories whose names
 * begin or end with 株式会社, with the ids that the API would give them.
 */
export function companyItems(day: SeedDay, histories: StoredItem[]): StoredItem[] {
  const names = histories
    .filter(({ item }) => item.__typename === 'WorkHistory' && item.historyType === 'WORK')
    .map(({ item }) => String(item.organizationName ?? ''))
    .filter((name) => name.startsWith('株式会社') || name.endsWith('株式会社'));
  const ids = new Map(names.map((name) => [name.toLowerCase().replace(/[\s.#]/g, ''), name]));
  return [...ids].map(([id, name]) => seedItem(WorkHistoryCompany, id, day.ago(300, 9, 0), { name }));
}
