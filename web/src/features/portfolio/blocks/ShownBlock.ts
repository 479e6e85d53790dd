import type { PortfolioAchievementFragment, PortfolioBlockFragment } from '../../../generated/portfolioPage';

/** A portfolio block with everything that is needed to display it. */
export interface ShownBlock extends Pick<PortfolioBlockFragment, 'id' | 'type'> {
  title: string;
  content: string;
  /** The achievement to which the block refers; null for a block of another type. */
  achievement: PortfolioAchievementFragment | null;
}
