import { UserPortfolio } from '../../../../model/entities/UserPortfolio';
import { WorkHistoryAchievement } from '../../../../model/entities/WorkHistoryAchievement';
import type { StoredItem } from '../../lib/StoredItem';

/**
 * Sets the contents of portfolio blocks of the type `ACHIEVEMENT` to the id of the talent's latest achievement.
 * The blocks of talents without an achievement are left out.
 * @param pages the records of the portfolio pages
 * @param profiles the records of the talents' profiles
 */
export function referToAchievements(pages: StoredItem[], profiles: readonly StoredItem[]): StoredItem[] {
  const latest = new Map<unknown, string>();
  for (const { item } of profiles)
    if (item.__typename === WorkHistoryAchievement.name) latest.set(item.owner, item.id);
  return pages.flatMap((page) => {
    const { __typename, type, owner } = page.item;
    if (__typename !== UserPortfolio.name || type !== 'ACHIEVEMENT') return [page];
    const content = latest.get(owner);
    return content ? [{ ...page, item: { ...page.item, content } }] : [];
  });
}
