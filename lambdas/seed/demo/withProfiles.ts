import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import { sharedIcon, userSnapshot } from '../../../model/snapshots/userSnapshot';
import { workerCard } from '../../../model/snapshots/workerCard';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import type { StoredItem } from '../lib/StoredItem';
import { profileOf } from './applications/profileOf';
import { ownSub } from '../../lib/ownSub';

type Profile = StoredItem['item'];

/**
 * Builds the public cards of a demo professional, one for each of the professional's categories. There are
 * none unless the professional is published and the profile is public.
 */
function cardsOf({ item }: StoredItem, user: Profile): StoredItem[] {
  const isShown = item.status === 'PUBLISHED' && isProfileShown(user, 'public', '');
  return ((isShown ? item.categories : []) as string[]).map((id) => ({
    table: WPWorkerCategory.table,
    item: {
      ...item,
      ...{ pk: WPWorkerCategory.name, sk: `${id}#WPWorker#${user.pk}`, user: workerCard(user) },
    },
  }));
}

/**
 * Adds to the demo records the copies of profile data that they contain: snapshots of talents, the profiles of
 * applicants, icons in conversations, and the public cards of professionals.
 */
export function withProfiles(items: StoredItem[]): StoredItem[] {
  const users = new Map(
    items.filter(({ item }) => item.__typename === 'User').map(({ item }) => [item.pk, item]),
  );
  const partitions = new Map<string, Profile[]>();
  for (const { item } of items) {
    const others = partitions.get(item.pk);
    if (others) others.push(item);
    else partitions.set(item.pk, [item]);
  }
  return items.flatMap((stored) => {
    const { table, item } = stored;
    const user = users.get(ownSub(item));
    if (item.__typename === 'WPWorker' && user) return [stored, ...cardsOf(stored, user)];
    if (item.__typename === 'UserApplies' && user) {
      const profile = profileOf(user, partitions.get(user.pk) ?? [], String(item.consentedAt));
      return [{ table, item: { ...item, user: userSnapshot(user), profile } }];
    }
    if ('user' in item && user) return [{ table, item: { ...item, user: userSnapshot(user) } }];
    const isPartner = item.__typename === 'UserConversations' && item.userId !== item.createdBy;
    const icon = isPartner ? sharedIcon(users.get(String(item.createdBy)) ?? {}) : null;
    return icon === null ? [stored] : [{ table, item: { ...item, partnerIcon: icon } }];
  });
}
