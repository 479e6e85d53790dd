import { asList, isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';

/**
 * Returns the part of a document that a search result contains; undefined if the result contains no part.
 * @param read reads the whole document; called only if a part is needed
 */
export type SourceFilter = (read: () => JsonObject) => JsonObject | undefined;

/**
 * Parses the `_source` of a search request. It selects the whole document, nothing, or named fields with
 * their subfields.
 */
export function parseSourceFilter(json: Json | undefined): SourceFilter {
  if (json === undefined || json === true) return (read) => read();
  if (json === false) return () => undefined;
  if (!isObject(json)) return picker(asList(json).map(String), []);
  const options = new Options(json, '_source');
  const includes = asList(options.take('includes') ?? options.take('include')).map(String);
  const excludes = asList(options.take('excludes') ?? options.take('exclude')).map(String);
  options.end();
  return picker(includes, excludes);
}

function picker(includes: string[], excludes: string[]): SourceFilter {
  const isIncluded = includes.length === 0 ? () => true : coveredBy(includes);
  const isExcluded = coveredBy(excludes);
  const pick = (source: JsonObject, prefix: string, isInside: boolean): JsonObject => {
    const picked: JsonObject = {};
    for (const [name, value] of Object.entries(source)) {
      const path = prefix + name;
      if (isExcluded(path)) continue;
      const isWanted = isInside || isIncluded(path);
      if (!isObject(value)) {
        if (isWanted) picked[name] = value;
        continue;
      }
      const inner = pick(value, `${path}.`, isWanted);
      if (isWanted || Object.keys(inner).length > 0) picked[name] = inner;
    }
    return picked;
  };
  return (read) => pick(read(), '', false);
}

/**
 * Returns a function that returns whether one of the patterns covers a field's path. Its results are cached,
 * because most documents have the same paths.
 */
function coveredBy(patterns: string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const expression = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${expression}(\\..*)?$`, 's');
  });
  const known = new Map<string, boolean>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const covers = expressions.some((expression) => expression.test(path));
    known.set(path, covers);
    return covers;
  };
}
