import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import type { EditedBlockFragment } from '../../../generated/portfolioEditor';

/** The fields of the form in which a talent edits a portfolio block. */
export interface BlockValues {
  title: string | null;
  content: string | null;
  isPublished: boolean;
}

/** Converts a stored portfolio block into the values of its form and its version. */
export const toBlockRecord = (block: EditedBlockFragment): EditedRecord<BlockValues> => ({
  values: { title: block.title, content: block.content, isPublished: block.isPublished === true },
  version: block.version,
});
