import { WorkHistory } from '../../../../model/entities/WorkHistory';
import { isRowShown } from '../../../../model/visibility/isRowShown';
import { wholeEntity } from '../../../../model/wholeEntity';

/**
 * Returns whether other people see a work history if they see the talent's work histories at all. They do not if it
 * names a present employer that the talent does not share.
 */
export const isHistoryShared = (
  history: Readonly<Record<string, unknown>>,
  { isShareCurrentJob }: { isShareCurrentJob?: boolean | null },
): boolean =>
  isRowShown(
    { rows: wholeEntity(WorkHistory).rows, author: null },
    history,
    'public',
    '',
    isShareCurrentJob === true,
  );
