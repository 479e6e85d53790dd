import type { PortfolioTalentFragment } from '../../../generated/portfolioPage';

/** A talent with the fields that a portfolio shows. Fields that the viewer may not see are null. */
export type ShownTalent = PortfolioTalentFragment;
