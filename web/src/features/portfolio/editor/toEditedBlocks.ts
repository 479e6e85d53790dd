import type { EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { EditedBlock } from './EditedBlock';

/** Returns the blocks in the order in which the portfolio shows them. */
export const toEditedBlocks = (blocks: readonly EditedBlockFragment[]): EditedBlock[] =>
  blocks
    .map((block) => ({ ...block, type: block.type ?? ('TEXT' as const), position: block.position ?? 0 }))
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
