import type { Viewer } from '../../../model/visibility/FieldRules';
import type { Item } from '../resolver';

/**
 * What a parent tells its relation. With `items`: the children it was read with. Without: the viewer may
 * read them, but they were not read. A relation that the viewer may not read is absent altogether.
 */
export interface PreloadedRelation {
  items?: Item[];
  /** The talent shares the current position too. */
  sharesCurrent?: boolean;
  /** How near the caller stands, where the parent found out more than the token tells. */
  viewer?: Viewer;
}
