import { type Context, runtime, util } from '@aws-appsync/utils';
import { enums, type EnumValue } from '../../model/enums';
import { foldText } from '../../model/search/foldText';
import { suggestionFormat } from '../../model/search/suggestionFormat';
import { authorizeAndValidate } from '../lib/resolver';
import type { Clause } from './lib/Searchable';
import { searchOperation, searchResultOrFail } from './lib/search';

type Kind = EnumValue<'SuggestionKind'>;

interface Args {
  text: string;
  kind?: Kind | null;
}

/** The number of suggestions of one kind: when the caller asks for this kind only, and when for all kinds. */
const MOST = { one: 10, each: 4 };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const { section, key } = suggestionFormat;

/** Returns a text as a part of an OpenSearch regular expression that matches only this text. */
const escaped = (text: string): string =>
  text
    .split('')
    .map((letter) => (letter < '\u0080' && !LETTERS.includes(letter) ? `\\${letter}` : letter))
    .join('');

/**
 * Returns the OpenSearch regular expressions for terms of the field `suggestions` (see `suggestionFormat`).
 * `begins` matches a term if one of its keys begins with the text, `contains` if one contains the text.
 */
function expressions(kind: string, text: string) {
  const typed = `${escaped(text)}[^${section}]*${section}.*`;
  return {
    begins: `${kind}${section}([^${section}]*${key})?${typed}`,
    contains: `${kind}${section}[^${section}]*${typed}`,
  };
}

/**
 * Returns the OpenSearch request for the names that complete a text. It counts terms of the jobs that the
 * caller may search, instead of searching jobs: a name is suggested only if such a job shows it. A single
 * letter must be the beginning of a name or its reading.
 */
export function request(ctx: Context<Args>) {
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
}

interface Bucket {
  key: string;
  doc_count: number;
}

interface Answer {
  aggregations: Record<string, { buckets: Bucket[] } | undefined>;
}

/** Returns the suggestions of each kind: names that begin with the text first, then by number of jobs. */
export function response(ctx: Context<Args>) {
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
}

const kindsOf = ({ kind }: Args): readonly Kind[] => (kind ? [kind] : enums.SuggestionKind);
