import { japanDay } from '../../../lib/insights/japanDay';
import type { StoredItem } from '../../lib/StoredItem';

/** The time of somebody's last visit, and its day: the two desk rows that updateUserLastVisitedAt keeps. */
export function visitItems(sub: string, createdAt: string, lastVisitedAt: string): StoredItem[] {
  const pk = `${sub}#desk`;
  const record = { id: sub, createdAt, updatedAt: lastVisitedAt, version: 1 };
  return [
    { table: 'Talent', item: { pk, sk: 'LastVisit', __typename: 'LastVisit', ...record, lastVisitedAt } },
    {
      table: 'Talent',
      item: {
        pk,
        sk: 'LastVisitDay',
        __typename: 'LastVisitDay',
        ...record,
        day: japanDay(lastVisitedAt),
      },
    },
  ];
}
