import type { EditedPathFragment } from '../../../generated/portfolioEditor';

/** A talent with the last segment of their portfolio's URL, as it is stored. */
export type StoredPath = EditedPathFragment;
