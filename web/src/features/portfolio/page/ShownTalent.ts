import type { PortfolioPageQuery } from '../../../generated/portfolioPage';

/** A talent as everybody may see them on their portfolio. */
export type ShownTalent = NonNullable<PortfolioPageQuery['getUserByPath']>;
