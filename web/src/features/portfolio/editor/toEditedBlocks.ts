import type { EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { EditedBlock } from './EditedBlock';

/**
 * Sorts the blocks of a portfolio into the order in which visitors see them. A block without a type gets
 * TEXT, one without a position gets 0.
 */
export const toEditedBlocks = (blocks: readonly EditedBlockFragment[]): EditedBlock[] =>
  blocks
    .map((block) => ({ ...block, type: block.type ?? ('TEXT' as const), position: block.position ?? 0 }))
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
