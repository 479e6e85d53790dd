import type { FieldRules, Viewer } from './FieldRules';
import { project } from './project';

/**
 * Returns a record as the API would return it to a viewer: fields that are hidden from the viewer are null.
 * The web app uses it for previews of what other people see. `item` must contain the fields on which the
 * rules depend, such as share flags; if a flag is missing, the fields that depend on it may be hidden.
 */
export function projectToNull<Item extends object>(rules: FieldRules, item: Item, viewer: Viewer): Item {
  const shown = project(rules, item as Record<string, unknown>, viewer);
  const answered: Record<string, unknown> = {};
  Object.entries(item).forEach(([field, value]) => {
    answered[field] = field === '__typename' ? value : (shown[field] ?? null);
  });
  return answered as Item;
}
