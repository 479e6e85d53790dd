import type { PortfolioAchievementFragment, PortfolioBlockFragment } from '../../../generated/portfolioPage';

/** A block of a portfolio as it is displayed. */
export interface ShownBlock extends Pick<PortfolioBlockFragment, 'id' | 'type'> {
  title: string;
  content: string;
  /** The achievement that the block refers to. */
  achievement: PortfolioAchievementFragment | null;
}
