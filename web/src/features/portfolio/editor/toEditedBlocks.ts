import type { EditedBlockFragment } from '../../../generated/portfolioEditor';
import type { EditedBlock } from './EditedBlock';

/**
 * Sorts the blocks of a portfolio as visitors see them. A missing type becomes TEXT, a missing position 0.
 */
export const toEditedBlocks = (blocks: readonly EditedBlockFragment[]): EditedBlock[] =>
  blocks
    .map((block) => ({ ...block, type: block.type ?? ('TEXT' as const), position: block.position ?? 0 }))
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
