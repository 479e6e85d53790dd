import type { Viewer } from '../../../model/visibility/FieldRules';
import type { SearchDocument } from '../Action';

/** Fifty cards, a search's largest page, stay below the 5 MB that AppSync takes from a resolver. */
const MOST_BYTES = 64 * 1024;
/** Names and helper texts on a card that is too large. */
const MOST_NAMES = 200;

/**
 * A card as a page of cards has room for it. One that is too large leaves its rows where they are: whoever asks for
 * them has them read, as this viewer may see them.
 */
export function fitToPage(card: SearchDocument, viewer: Viewer, sharesCurrent: boolean): SearchDocument {
  if (Buffer.byteLength(JSON.stringify(card)) <= MOST_BYTES) return card;
  const unread = { viewer, sharesCurrent };
  return Object.fromEntries(
    Object.entries(card).map(([field, value]) => {
      const isConnection = typeof value === 'object' && value !== null && 'items' in value;
      if (isConnection) return [field, unread];
      if (Array.isArray(value)) return [field, value.slice(0, MOST_NAMES)];
      return [field, field.endsWith('ForQuery') ? String(value ?? '').slice(0, MOST_NAMES) : value];
    }),
  );
}
