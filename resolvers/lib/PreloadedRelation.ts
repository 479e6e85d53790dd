import type { Viewer } from '../../model/visibility/FieldRules';
import type { Item } from './Item';

/**
 * What a parent passes to the resolver of its relation. With `items`: the records that were read with it. Without:
 * the viewer may read them, but they were not read. A relation that the viewer may not see is absent.
 */
export interface PreloadedRelation {
  items?: Item[];
  /** The talent has set the share flag that shows the rows in any case (`unlessShared` of their rule). */
  sharesCurrent?: boolean;
  /** The viewer, if the parent knows more about the caller than the token. */
  viewer?: Viewer;
}
