import { type Context, util } from '@aws-appsync/utils';
import { SynonymLimits } from '../../model/limits/SynonymLimits';
import { expandSynonyms } from '../../model/search/expandSynonyms';
import type { SynonymRule } from '../../model/search/SynonymRule';
import { synonymsKey } from '../../model/search/synonymsKey';
import { synonymsOf } from '../../model/search/synonymsOf';
import { understandText } from '../../model/search/understandText';
import { authorizeAndValidate, getLatestItem, invalid, resultOrFail } from '../lib/resolver';
import { type GivenRules, readRules } from './lib/readRules';
import type { SynonymsRow } from './lib/synonymsPage';
import { isLongerThan } from '../../model/isLongerThan';

interface Args {
  rules: GivenRules;
  queries: readonly string[];
}

/**
 * Checks the rules that are to be previewed, in the same way as publishing does, and reads the published
 * rules.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { rules, queries } = ctx.args;
  ctx.stash.rules = readRules('rules', rules);
  const isLong = queries.some((query) => query.trim() === '' || isLongerThan(query, 100));
  if (queries.length === 0 || queries.length > SynonymLimits.queries || isLong)
    invalid('queries', `1..${SynonymLimits.queries}`);
  return getLatestItem(synonymsKey);
}

/**
 * Puts into the stash what each search text means with the published rules and with the rules of the preview.
 */
export function response(ctx: Context<Args>) {
  const published = synonymsOf(resultOrFail<SynonymsRow | null>(ctx)?.rules ?? []);
  const given = synonymsOf(ctx.stash.rules as SynonymRule[]);
  ctx.stash.meanings = ctx.args.queries.map((query) => {
    const understood = understandText(util.str.normalize(query, 'nfkc').toLowerCase());
    return { before: expandSynonyms(understood, published), after: expandSynonyms(understood, given) };
  });
  return null;
}
