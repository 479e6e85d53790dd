import { isObject, type Json } from '../Json';
import { illegalArgument, parsingError } from '../Refusal';
import { bool } from './bool';
import { constantScore, disMax, exists, ids, matchAll, matchNone } from './plainQueries';
import { functionScore } from './functionScore';
import { match, multiMatch } from './text/match';
import { matchPhrase, matchPhrasePrefix } from './text/matchPhrase';
import { percolate } from './percolate';
import { prefix, regexp, wildcard } from './patterns';
import type { Query, QueryContext, QueryParser } from './Query';
import { range } from './range';
import { term, terms } from './term';

const PARSERS: Record<string, QueryParser | undefined> = {
  bool,
  constant_score: constantScore,
  dis_max: disMax,
  exists,
  function_score: functionScore,
  ids,
  match,
  match_all: matchAll,
  match_none: matchNone,
  match_phrase: matchPhrase,
  match_phrase_prefix: matchPhrasePrefix,
  multi_match: multiMatch,
  percolate,
  prefix,
  range,
  regexp,
  term,
  terms,
  wildcard,
};

/**
 * Parses the JSON of a search query.
 * @throws Refusal with OpenSearch's error for an unknown type or parameter
 */
export function parseQuery(json: Json | undefined, base: Omit<QueryContext, 'parse'>): Query {
  const context: QueryContext = { ...base, parse: (inner) => parseQuery(inner, base) };
  if (!isObject(json)) throw parsingError('[_na] query malformed, must start with start_object');
  const [name, other] = Object.keys(json);
  if (name === undefined) throw illegalArgument('query malformed, empty clause found');
  if (other !== undefined)
    throw parsingError(`[${name}] malformed query, expected [END_OBJECT] but found [FIELD_NAME]`);
  const parse = Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined;
  if (!parse) throw parsingError(`unknown query [${name}]`);
  return parse(json[name], context);
}
