import type { Context } from '@aws-appsync/utils';
import { keywordQuery } from './keywordQuery';
import type { Clause, SearchArgs } from './Searchable';
import type { Hit } from './search';
import type { Step } from './Step';

const OTHERS = 'items total nearTotal match nextToken aggregateItems __typename';

/**
 * Returns the OpenSearch highlight request for the words of the filter `keyword`, if the query selects highlights (an
 * unknown name may be an alias of that field). Only texts that everybody may read are highlighted, and each is returned
 * in full length.
 */
export function highlightRequest(ctx: Context<SearchArgs>, step: Step): Clause | undefined {
  const words = Object.values(ctx.args.filter?.keyword ?? {})[0] as unknown;
  const asked = ctx.info.selectionSetList.filter(
    (path) => !path.includes('/') && !OTHERS.split(' ').includes(path),
  );
  if (!words || asked.length === 0) return undefined;
  return {
    fields: { title: {}, overView: {}, description: {} },
    number_of_fragments: 0,
    require_field_match: false,
    highlight_query: keywordQuery(`${words}`, step),
  };
}

/** Returns the highlighted texts of the hits on a page, each with the id of its record and the name of its field. */
export const readHighlights = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();
