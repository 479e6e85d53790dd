import type {
  PortfolioAchievementFragment,
  PortfolioBlockFragment,
  PortfolioHistoryFragment,
} from '../../../generated/portfolioPage';
import type { ShownBlock } from './ShownBlock';

/**
 * Returns the blocks of a portfolio in their order, ready to display. Leaves out a block about an achievement
 * that was deleted or that the viewer may not see.
 */
export function toShownBlocks(
  blocks: readonly PortfolioBlockFragment[],
  histories: readonly PortfolioHistoryFragment[],
): ShownBlock[] {
  const achievements = new Map<string, PortfolioAchievementFragment>(
    histories.flatMap((history) => (history.achievements?.items ?? []).map((one) => [one.id, one] as const)),
  );
  return [...blocks]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id.localeCompare(b.id))
    .map(({ id, type, title, content }) => ({
      id,
      type,
      title: title ?? '',
      content: content ?? '',
      achievement: achievements.get(content ?? '') ?? null,
    }))
    .filter(({ type, achievement }) => type !== 'ACHIEVEMENT' || achievement !== null);
}
