import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';

/** Fifty cards of this size, a search's largest page, stay below AppSync's limit of 5 MB for a resolver. */
const MOST_BYTES = 64 * 1024;
/** Maximum number of names, and length of helper texts, on a card that is too large. */
const MOST_NAMES = 200;

/**
 * Shortens a card that is too large for a page of cards: its relations become `unloaded`, and a resolver reads them
 * from the table when a query selects them.
 */
export function fitToPage(card: SearchDocument, viewer: Viewer, sharesCurrent: boolean): SearchDocument {
  if (Buffer.byteLength(JSON.stringify(card)) <= MOST_BYTES) return card;
  const unloaded = { viewer, sharesCurrent };
  return Object.fromEntries(
    Object.entries(card).map(([field, value]) => {
      const isConnection = typeof value === 'object' && value !== null && 'items' in value;
      if (isConnection) return [field, unloaded];
      if (Array.isArray(value)) return [field, value.slice(0, MOST_NAMES)];
      return [field, field.endsWith('ForQuery') ? String(value ?? '').slice(0, MOST_NAMES) : value];
    }),
  );
}
