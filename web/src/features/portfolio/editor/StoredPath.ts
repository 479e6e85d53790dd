import type { EditedPathFragment } from '../../../generated/portfolioEditor';

/** The field `portfolioPath` of the talent's record: the last segment of the portfolio's URL. */
export type StoredPath = EditedPathFragment;
