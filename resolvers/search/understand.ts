import { runtime } from '@aws-appsync/utils';
import type { ConceptRow } from '../../model/search/concepts/ConceptRow';
import { conceptKeysOf } from '../../model/search/concepts/conceptKeysOf';
import type { SynonymRule } from '../../model/search/SynonymRule';
import { expandSynonyms } from '../../model/search/expandSynonyms';
import { readText } from '../../model/search/readText';
import { synonymsKey } from '../../model/search/synonymsKey';
import { synonymsOf } from '../../model/search/synonymsOf';
import { step, type StepContext } from '../lib/operation';
import { batchGetItems } from '../lib/read';
import { authorizeAndValidate, tableName } from '../lib/resolver';
import type { Condition } from './lib/SearchArgs';
import { readTexts, type Texts } from './lib/readTexts';

interface Args {
  filter?: Condition | null;
  filters?: readonly Condition[] | null;
}

interface Stash {
  texts: Texts;
  /** The texts as they were typed (`readTexts`). */
  plain?: Record<string, string>;
}

interface Rows {
  data?: Record<string, ((ConceptRow & { rules?: SynonymRule[] }) | null)[]>;
}

export const understand = step('Catalog', {
  /**
   * The first step of each search: checks the caller's rights and arguments, and then, if the caller searches
   * for a text, reads the published synonyms and the concepts for words that begin like those of the text.
   */
  request(ctx: StepContext<Args, Stash>) {
    authorizeAndValidate(ctx);
    const { filter, filters } = ctx.args;
    const plain = readTexts(filters ?? [filter ?? {}]);
    ctx.stash.plain = plain;
    ctx.stash.texts = {};
    if (Object.keys(plain).length === 0) runtime.earlyReturn(null);
    const typed = Object.values(plain).map((text) => text.toLowerCase());
    return batchGetItems(ctx, 'Catalog', [synonymsKey, ...conceptKeysOf(typed)]);
  },

  /**
   * Puts into the stash what the texts mean. A search goes on without synonyms and concepts if they cannot be
   * read.
   */
  response(ctx) {
    const { data } = (ctx.error ? {} : (ctx.result ?? {})) as Rows;
    const rows = (data?.[tableName(ctx, 'Catalog')] ?? []).filter((row) => row !== null);
    const synonyms = synonymsOf(rows.map(({ rules }) => rules ?? []).flat());
    const concepts = rows.filter((row) => !!row.concepts);
    const texts: Texts = {};
    const plain = ctx.stash.plain ?? {};
    Object.keys(plain).forEach((key) => {
      const understood = readText(plain[key] ?? '', concepts);
      texts[key] = { ...understood, ...expandSynonyms(understood, synonyms) };
    });
    ctx.stash.texts = texts;
    return null;
  },
});
