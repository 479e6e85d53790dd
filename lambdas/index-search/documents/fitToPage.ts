import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';
import { cutText } from '../../../model/cutText';

/**
 * Maximum size, in bytes, of a talent's card (the fields that lists of talents show). A page of search
 * results has at most fifty cards, and AppSync limits a resolver's response to 5 MB.
 */
const MOST_BYTES = 64 * 1024;
/**
 * Limit for the contents of a talent's card that is too large: the maximum number of elements of each list,
 * and the maximum number of characters of each text that exists only for searches (`…ForQuery`).
 */
const MOST_NAMES = 200;

/**
 * Shortens a talent's card (the fields that lists of talents show) if it is too large for a page of search
 * results. Its child records are left out; a resolver reads them from the table when a query selects them.
 * Long lists and search texts are cut.
 */
export function fitToPage(card: SearchDocument, viewer: Viewer, sharesCurrent: boolean): SearchDocument {
  if (Buffer.byteLength(JSON.stringify(card)) <= MOST_BYTES) return card;
  const unloaded = { viewer, sharesCurrent };
  return Object.fromEntries(
    Object.entries(card).map(([field, value]) => {
      const isConnection = typeof value === 'object' && value !== null && 'items' in value;
      if (isConnection) return [field, unloaded];
      if (Array.isArray(value)) return [field, value.slice(0, MOST_NAMES)];
      return [field, field.endsWith('ForQuery') ? cutText(String(value ?? ''), MOST_NAMES) : value];
    }),
  );
}
