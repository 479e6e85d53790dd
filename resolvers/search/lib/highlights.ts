import type { Context } from '@aws-appsync/utils';
import { keywordQuery } from './keywordQuery';
import type { Clause, SearchArgs } from './Searchable';
import type { Hit } from './search';

const OTHERS = 'items total nextToken aggregateItems __typename';

/**
 * Requests highlights of the words of `keyword`, if the query selects them; an unknown name may be an
 * alias of the field. Only the keyword is highlighted, not other conditions, and only in texts that
 * everybody may read. Each text is returned whole.
 */
export function highlightRequest(ctx: Context<SearchArgs>): Clause | undefined {
  const words = Object.values(ctx.args.filter?.keyword ?? {})[0] as unknown;
  const asked = ctx.info.selectionSetList.filter(
    (path) => !path.includes('/') && !OTHERS.split(' ').includes(path),
  );
  if (!words || asked.length === 0) return undefined;
  return {
    fields: { title: {}, overView: {}, description: {} },
    number_of_fragments: 0,
    require_field_match: false,
    highlight_query: keywordQuery(`${words}`),
  };
}

/** The highlighted texts of the hits on a page, by item and field. */
export const readHighlights = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();
