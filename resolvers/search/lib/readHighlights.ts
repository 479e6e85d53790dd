import type { Hit } from './search';

/**
 * Returns the highlighted texts of all hits on a page, each with the id of its record and the name of its
 * field.
 */
export const readHighlights = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();
