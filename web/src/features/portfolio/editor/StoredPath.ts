import type { EditedPathFragment } from '../../../generated/portfolioEditor';

/** The part of the talent's record with `portfolioPath`, the last segment of their portfolio's URL. */
export type StoredPath = EditedPathFragment;
