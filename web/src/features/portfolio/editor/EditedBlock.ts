import type { EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { PortfolioType } from '../../../generated/schema';

/** A stored portfolio block as its talent edits it. */
export interface EditedBlock extends Omit<EditedBlockFragment, 'type' | 'position'> {
  type: PortfolioType;
  position: number;
}
