import type { Context } from '@aws-appsync/utils';
import { visibleAliases } from '../../lib/relation/visibleAliases';
import type { Clause } from '../../../model/search/Searchable';
import type { SearchArgs } from './SearchArgs';
import type { Scope } from './buildScope';

const OTHERS = 'items total nearTotal match nextToken aggregateItems __typename';

/**
 * Returns the part of an OpenSearch request that asks for highlights of the words in the filter `keyword`.
 * Undefined without a keyword, or if the query does not select highlights. Every alias and every unknown name in the
 * selection counts as highlights, because it may stand for them. Title, overview and description are highlighted
 * in full length; everybody may read these fields.
 */
export function highlightRequest(ctx: Context<SearchArgs>): Clause | undefined {
  const { conditions, step }: Scope = ctx.stash.scope;
  const { clauses, fields } = conditions[step] ?? { clauses: [], fields: [] };
  const words = clauses[fields.indexOf('keyword')];
  const aliases = visibleAliases(ctx.info.selectionSetGraphQL);
  const asked = ctx.info.selectionSetList.filter(
    (path) => !path.includes('/') && (aliases.includes(path) || !OTHERS.split(' ').includes(path)),
  );
  if (!words || asked.length === 0) return undefined;
  return {
    fields: { title: {}, overView: {}, description: {} },
    number_of_fragments: 0,
    require_field_match: false,
    highlight_query: words,
  };
}
