import { PageQuery } from '../../../model/entities/PageQuery';
import { User } from '../../../model/entities/User';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyOf } from '../../../model/ids';
import type { DerivedRow } from '../DerivedRow';

/**
 * Declares the row that reserves a unique URL. The row's key is the URL, and it contains the id of the record
 * that has the URL.
 */
const reservation = (kind: string, entity: BundledEntity, field: string): DerivedRow => ({
  name: kind,
  source: { table: entity.table, entity: entity.name },
  table: 'Catalog',
  isOne: ({ pk }) => pk === kind,
  sourceOf: ({ id }) => ({ table: entity.table, key: keyOf(entity, String(id)) }),
  ignored: [],
  keptBy: [],
  rowsOf({ id, pk, [field]: address }) {
    const isClaimed = typeof address === 'string' && address !== '';
    const row = { pk: kind, sk: String(address), __typename: kind, id: entity === User ? pk : id };
    return Promise.resolve(isClaimed ? [row] : []);
  },
});

/**
 * The rows that reserve unique URLs: those of portfolios, of public pages and of categories of professionals.
 */
export const reservations = [
  reservation('PortfolioPath', User, 'portfolioPath'),
  reservation('PageUrl', PageQuery, 'url'),
  reservation('CategoryUrl', WPWorkerCategory, 'url'),
];
