import type { Hit } from './answer';

/** Where the words stand in the hits of a page: by item and field, each text whole. */
export const highlightsOf = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();
