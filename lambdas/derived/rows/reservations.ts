import { PageQuery } from '../../../model/entities/PageQuery';
import { User } from '../../../model/entities/User';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import type { Entity } from '../../../model/Entity';
import { keyOf } from '../../../model/ids';
import type { DerivedRow } from '../DerivedRow';

/** Declares the reservation row of a record's unique URL. The row contains the id of that record. */
const reservation = (kind: string, entity: Entity, field: string): DerivedRow => ({
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

/** The reservations of all URLs that must be unique: portfolio paths, public pages and categories of professionals. */
export const reservations = [
  reservation('PortfolioPath', User, 'portfolioPath'),
  reservation('PageUrl', PageQuery, 'url'),
  reservation('CategoryUrl', WPWorkerCategory, 'url'),
];
