import type { EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { PortfolioType } from '../../../generated/schema';

/** A stored portfolio block as the portfolio editor shows it; type and position are never null. */
export interface EditedBlock extends Omit<EditedBlockFragment, 'type' | 'position'> {
  type: PortfolioType;
  position: number;
}
