import { runtime } from '@aws-appsync/utils';
import type { SynonymRule } from '../../model/search/SynonymRule';
import { expandSynonyms } from '../../model/search/expandSynonyms';
import { synonymsKey } from '../../model/search/synonymsKey';
import { synonymsOf } from '../../model/search/synonymsOf';
import { step, type StepContext } from '../lib/operation';
import { getItem } from '../lib/read';
import { authorizeAndValidate } from '../lib/resolver';
import type { Condition } from './lib/SearchArgs';
import { readTexts, type Texts } from './lib/readTexts';

interface Args {
  filter?: Condition | null;
  filters?: readonly Condition[] | null;
}

export const understand = step('Catalog', {
  /**
   * The first step of each search: checks the caller's rights and arguments, and then, if the caller searches
   * for a text, reads the published synonyms.
   */
  request(ctx: StepContext<Args, { texts: Texts }>) {
    authorizeAndValidate(ctx);
    const { filter, filters } = ctx.args;
    const texts = readTexts(filters ?? [filter ?? {}]);
    ctx.stash.texts = texts;
    if (Object.keys(texts).length === 0) runtime.earlyReturn(null);
    return getItem<{ rules?: SynonymRule[] }>(synonymsKey);
  },

  /** Adds the synonyms to the texts in the stash. A search goes on without them if they cannot be read. */
  response(ctx) {
    const row = ctx.error ? null : ctx.result;
    const synonyms = synonymsOf(row?.rules ?? []);
    const { texts } = ctx.stash;
    Object.keys(texts).forEach((key) => {
      const understood = texts[key];
      if (understood) texts[key] = { ...understood, ...expandSynonyms(understood, synonyms) };
    });
    ctx.stash.texts = texts;
    return null;
  },
});
