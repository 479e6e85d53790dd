import type { Token } from '../analysis/Token';
import { asList, isObject, type Json, type JsonObject } from '../Json';
import type { Mapping } from '../mapping/Mapping';
import { Options } from '../Options';
import { notEmulated } from '../Refusal';
import type { Highlight, Query } from '../query/Query';

export type Highlighter = (source: JsonObject) => JsonObject | undefined;

interface Wanted {
  path: string;
  marks: Highlight[];
  tags: [string, string];
}

type Parse = (json: Json) => Query;

/**
 * Parses the `highlight` of a search request. Only whole fields can be highlighted (`number_of_fragments: 0`).
 * @throws Refusal for anything that is not emulated
 */
export function parseHighlight(
  json: Json,
  mapping: Mapping,
  query: Query | undefined,
  parse: Parse,
): Highlighter {
  const options = new Options(json, 'highlight');
  const fields = options.take('fields');
  const shared = readShared(options, parse);
  options.end();
  if (!isObject(fields)) throw notEmulated('a list of highlighted fields');
  const wanted = Object.entries(fields).map(([path, each]): Wanted => {
    const own = new Options(each, 'highlight');
    const settings = { ...shared, ...defined(readShared(own, parse)) };
    own.end();
    if (path.includes('*')) throw notEmulated(`field pattern [${path}]`);
    if (settings.fragments !== 0) throw notEmulated('highlighting with [number_of_fragments] other than 0');
    const marks = (settings.query ?? query)?.highlights ?? [];
    return {
      path,
      tags: settings.tags ?? ['<em>', '</em>'],
      marks: marks.filter((mark) => settings.anyField || mark.path === path),
    };
  });
  return (source) => {
    const results: JsonObject = {};
    for (const each of wanted) {
      const found = asList(source[each.path]).flatMap(
        (value) => highlighted(String(value), each, mapping) ?? [],
      );
      if (found.length > 0) results[each.path] = found;
    }
    return Object.keys(results).length > 0 ? results : undefined;
  };
}

function readShared(options: Options, parse: Parse) {
  const query = options.take('highlight_query');
  const [pre, post] = [options.take('pre_tags'), options.take('post_tags')].map((tags) => asList(tags)[0]);
  const tags: [string, string] | undefined = pre === undefined ? undefined : [String(pre), String(post)];
  const matchesField = options.flag('require_field_match');
  options.oneOf('type', ['unified']);
  return {
    tags,
    fragments: options.number('number_of_fragments'),
    query: query === undefined ? undefined : parse(query),
    anyField: matchesField === undefined ? undefined : !matchesField,
  };
}

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

function highlighted(text: string, { path, marks, tags }: Wanted, mapping: Mapping): string | undefined {
  const tokens = mapping.fields.get(path)?.analyzer?.analyze(text) ?? [];
  const spans = marks
    .flatMap((mark) => spansOf(mark, tokens))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  if (spans.length === 0) return undefined;
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    result += text.slice(at, from) + tags[0] + text.slice(from, end) + tags[1];
    at = end;
  }
  return result + text.slice(at);
}

function spansOf({ steps }: Highlight, tokens: readonly Token[]): Token[] {
  const [first] = steps;
  if (!first) return [];
  return tokens
    .filter(({ term }) => first.accepts(term))
    .flatMap((begin) => {
      const found = steps.map(({ offset, accepts }) =>
        tokens.find(({ term, position }) => position === begin.position + offset && accepts(term)),
      );
      return found.every((token) => token !== undefined) ? found : [];
    });
}
