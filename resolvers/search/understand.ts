import { type Context, runtime } from '@aws-appsync/utils';
import { expandSynonyms } from '../../model/search/expandSynonyms';
import type { SynonymRule } from '../../model/search/SynonymRule';
import { synonymsKey } from '../../model/search/synonymsKey';
import { synonymsOf } from '../../model/search/synonymsOf';
import { authorizeAndValidate, getItem } from '../lib/resolver';
import type { Condition } from './lib/Searchable';
import { readTexts, type Texts } from './lib/readTexts';
import { step } from '../lib/operation';

interface Args {
  filter?: Condition | null;
  filters?: readonly Condition[] | null;
}

export const understand = step('Catalog', {
  /**
   * The first step of each search: checks the caller's rights and arguments, and then, if the caller searches
   * for a text, reads the published synonyms.
   */
  request(ctx: Context<Args>) {
    authorizeAndValidate(ctx);
    const { filter, filters } = ctx.args;
    const texts = readTexts(filters ?? [filter ?? {}]);
    ctx.stash.texts = texts;
    if (Object.keys(texts).length === 0) runtime.earlyReturn(null);
    return getItem(synonymsKey);
  },

  /** Adds the synonyms to the texts in the stash. A search goes on without them if they cannot be read. */
  response(ctx: Context) {
    const row = (ctx.error ? null : ctx.result) as { rules?: SynonymRule[] } | null;
    const synonyms = synonymsOf(row?.rules ?? []);
    const texts = ctx.stash.texts as Texts;
    Object.keys(texts).forEach((key) => {
      const understood = texts[key];
      if (understood) texts[key] = { ...understood, ...expandSynonyms(understood, synonyms) };
    });
    ctx.stash.texts = texts;
    return null;
  },
});
