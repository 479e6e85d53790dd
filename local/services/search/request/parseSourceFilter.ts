import { asList, isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';

export type SourceFilter = (source: JsonObject) => JsonObject | undefined;

/** Reads `_source`: all, nothing, or the named fields and what lies below them. */
export function parseSourceFilter(json: Json | undefined): SourceFilter {
  if (json === undefined || json === true) return (source) => source;
  if (json === false) return () => undefined;
  if (!isObject(json)) return (source) => pick(source, asList(json).map(String), []);
  const options = new Options(json, '_source');
  const includes = asList(options.take('includes') ?? options.take('include')).map(String);
  const excludes = asList(options.take('excludes') ?? options.take('exclude')).map(String);
  options.end();
  return (source) => pick(source, includes, excludes);
}

function pick(source: JsonObject, includes: string[], excludes: string[], prefix = ''): JsonObject {
  const picked: JsonObject = {};
  for (const [name, value] of Object.entries(source)) {
    const path = prefix + name;
    if (excludes.some((pattern) => covers(pattern, path))) continue;
    const isIncluded = includes.length === 0 || includes.some((pattern) => covers(pattern, path));
    if (!isObject(value)) {
      if (isIncluded) picked[name] = value;
      continue;
    }
    const inner = pick(value, isIncluded ? [] : includes, excludes, `${path}.`);
    if (isIncluded || Object.keys(inner).length > 0) picked[name] = inner;
  }
  return picked;
}

function covers(pattern: string, path: string): boolean {
  const expression = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${expression}(\\..*)?$`, 's').test(path);
}
