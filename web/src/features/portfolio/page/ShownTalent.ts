import type { PortfolioTalentFragment } from '../../../generated/portfolioPage';

/** A talent as a viewer may see them on their portfolio. */
export type ShownTalent = PortfolioTalentFragment;
