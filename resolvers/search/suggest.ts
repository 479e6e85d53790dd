import { runtime, util } from '@aws-appsync/utils';
import { enums, type EnumValue } from '../../model/enums';
import { foldText } from '../../model/search/foldText';
import { suggestionFormat } from '../../model/search/suggestionFormat';
import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import type { Clause } from '../../model/search/Searchable';
import { searchOperation, searchResultOrFail } from './lib/search';

type Kind = EnumValue<'SuggestionKind'>;

interface Args {
  text: string;
  kind?: Kind | null;
}

/**
 * The maximum number of suggestions of one kind: `one` if the caller asks for a single kind, `each` if for
 * all kinds.
 */
const MOST = { one: 10, each: 4 };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const { section, key } = suggestionFormat;

/**
 * Returns a regular expression, in OpenSearch's syntax, that matches the given text literally and nothing
 * else.
 */
const escaped = (text: string): string =>
  text
    .split('')
    .map((letter) => (letter < '\u0080' && !LETTERS.includes(letter) ? `\\${letter}` : letter))
    .join('');

/**
 * Returns two regular expressions, in OpenSearch's syntax, for the terms in the field `suggestions` (see
 * `suggestionFormat`). `begins` matches terms with a key that begins with the text, `contains` those with a
 * key that contains it.
 */
function expressions(kind: string, text: string) {
  const typed = `${escaped(text)}[^${section}]*${section}.*`;
  return {
    begins: `${kind}${section}([^${section}]*${key})?${typed}`,
    contains: `${kind}${section}[^${section}]*${typed}`,
  };
}

interface Bucket {
  key: string;
  doc_count: number;
}

interface Answer {
  aggregations: Record<string, { buckets: Bucket[] } | undefined>;
}

const kindsOf = ({ kind }: Args): readonly Kind[] => (kind ? [kind] : enums.SuggestionKind);

export const suggest = operation('Query.suggest', { grants: ['guest', 'signedIn'] }).unit('Search', {
  /**
   * Returns the OpenSearch request for names that complete the typed text. The request returns no jobs. It
   * counts in how many jobs each name occurs, among the jobs that the caller may search, so that no suggestion
   * leads to an empty result. If only one letter was typed, a name or its reading must begin with it.
   */
  request(ctx) {
    const { isAdmin } = authorizeAndValidate(ctx);
    const text = foldText(util.str.normalize(ctx.args.text, 'nfkc'));
    if (text === '') runtime.earlyReturn([]);
    const size = ctx.args.kind ? MOST.one : MOST.each;
    const aggs: Record<string, Clause> = {};
    kindsOf(ctx.args).forEach((kind) => {
      const { begins, contains } = expressions(kind, text);
      aggs[`${kind} begins`] = { terms: { field: 'suggestions', include: begins, size } };
      if (text.length > 1)
        aggs[`${kind} contains`] = { terms: { field: 'suggestions', include: contains, size: size * 2 } };
    });
    const any = expressions(ctx.args.kind ?? '[A-Z]+', text);
    const value = text.length > 1 ? any.contains : any.begins;
    const query = { bool: { filter: { regexp: { suggestions: { value } } } } };
    const body = { size: 0, track_total_hits: false, query, aggs };
    return searchOperation(ctx, isAdmin ? 'open-jobs-admin' : 'open-jobs', body);
  },

  /**
   * Returns the suggestions of each kind: first names that begin with the text, then those that contain it;
   * both sorted by number of jobs.
   */
  response(ctx) {
    const { aggregations } = searchResultOrFail<Answer>(ctx);
    const most = ctx.args.kind ? MOST.one : MOST.each;
    return kindsOf(ctx.args)
      .map((kind) => {
        const begins = aggregations[`${kind} begins`]?.buckets ?? [];
        const terms = begins.map((bucket) => bucket.key);
        const contains = aggregations[`${kind} contains`]?.buckets ?? [];
        return [...begins, ...contains.filter((bucket) => !terms.includes(bucket.key))].slice(0, most);
      })
      .flat()
      .map(({ key: term, doc_count: count }) => {
        const [kind, , id, name] = term.split(section);
        return { kind, id: id === '' ? null : id, name, count };
      });
  },
});
