import type { Context } from '@aws-appsync/utils';
import { keywordQuery } from './keywordQuery';
import type { Clause, SearchArgs } from './Searchable';
import type { Hit } from './response';

const OTHERS = 'items total nextToken aggregateItems __typename';

/**
 * Has the engine mark the words of `keyword` in texts that everybody may read, for whoever selects highlights; a name
 * that is no field of a page is an alias and may stand for them. From the words alone, so that a condition on an id
 * marks nothing, and whole texts, since words may stand anywhere in one. Undefined where nothing is to be marked.
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

/** Where the words stand in the hits of a page: by item and field, each text whole. */
export const readHighlights = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();
