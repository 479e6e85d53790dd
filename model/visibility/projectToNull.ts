import type { FieldRules, Viewer } from './FieldRules';
import { project } from './project';

/**
 * The record as the API answers it to this viewer, with null for each field that is hidden from them. For previews,
 * in which one person sees what another one would see: the record must hold the fields that the rules depend on,
 * such as share flags. What depends on a missing or unset flag is hidden.
 */
export function projectToNull<Item extends object>(rules: FieldRules, item: Item, viewer: Viewer): Item {
  const shown = project(rules, item as Record<string, unknown>, viewer);
  const answered: Record<string, unknown> = {};
  Object.entries(item).forEach(([field, value]) => {
    answered[field] = field === '__typename' ? value : (shown[field] ?? null);
  });
  return answered as Item;
}
