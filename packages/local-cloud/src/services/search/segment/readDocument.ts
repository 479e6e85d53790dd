import { isObject, type Json, type JsonObject } from '../Json';
import { isNumeric, type Field } from '../mapping/Field';
import { readFieldValue } from '../mapping/readFieldValue';
import type { Mapping } from '../mapping/Mapping';
import { Refusal } from '../Refusal';
import { byCodePoint } from './byCodePoint';
import type { Placed } from './InvertedField';
import type { FieldContent } from './Segment';

const GAP_BETWEEN_VALUES = 100;

/**
 * Returns the terms and doc values of each field of a document.
 * @throws Refusal when a value is invalid, or when the mapping does not declare a field (unless `dynamic` is
 * false)
 */
export function readDocument(mapping: Mapping, source: JsonObject): FieldContent[] {
  const values = new Map<Field, Json[]>();
  const put = (field: Field, value: Json): void => {
    const list = values.get(field);
    if (list) list.push(value);
    else values.set(field, [value]);
  };
  walk(mapping, source, '', (root, value) => {
    for (const field of mapping.targetsOf(root)) put(field, value);
  });
  return [...values].map(([field, list]) => content(field, list));
}

type Visit = (field: Field, value: Json) => void;

function walk(mapping: Mapping, source: JsonObject, prefix: string, visit: Visit): void {
  for (const [name, json] of Object.entries(source)) {
    const path = prefix + name;
    if (mapping.disabled.has(path) || mapping.percolators.has(path)) continue;
    const field = mapping.roots.get(path);
    if (!field && !mapping.objects.has(path)) {
      if (mapping.dynamic !== 'false') refuseUnknown(mapping, path, prefix);
      continue;
    }
    for (const value of flatten(json)) {
      if (field) visit(field, value);
      else if (isObject(value)) walk(mapping, value, `${path}.`, visit);
      else throw notAnObject(path);
    }
  }
}

const flatten = (json: Json): Json[] =>
  Array.isArray(json) ? json.flatMap(flatten) : json === null ? [] : [json];

function refuseUnknown(mapping: Mapping, path: string, prefix: string): never {
  if (mapping.dynamic === 'true')
    throw new Refusal(
      400,
      'mapper_parsing_exception',
      `the local search adds no fields by itself: [${path}]`,
    );
  const within = prefix === '' ? '_doc' : prefix.slice(0, -1);
  const reason = `mapping set to strict, dynamic introduction of [${path.slice(prefix.length)}] within [${within}] is not allowed`;
  throw new Refusal(400, 'strict_dynamic_mapping_exception', reason);
}

const notAnObject = (path: string): Refusal =>
  new Refusal(
    400,
    'mapper_parsing_exception',
    `object mapping for [${path}] tried to parse field as object, but found a concrete value`,
  );

function content(field: Field, list: Json[]): FieldContent {
  if (field.type === 'text') return textContent(field, list);
  const values = list
    .map((value) => readFieldValue(field, value))
    .filter((value) => typeof value === 'number' || value.length <= field.ignoreAbove);
  if (isNumeric(field) && field.type !== 'boolean')
    return { field, placed: [], overlaps: 0, values: values.sort((a, b) => Number(a) - Number(b)) };
  const unique =
    values.length > 1 ? [...new Set(values)].sort((a, b) => byCodePoint(String(a), String(b))) : values;
  return {
    field,
    placed: unique.map((term) => ({ term: String(term), position: 0 })),
    overlaps: 0,
    values: unique,
  };
}

function textContent(field: Field, list: Json[]): FieldContent {
  const [only] = list;
  if (only !== undefined && list.length === 1) {
    const placed = tokensOf(field, only);
    return { field, placed, overlaps: overlapsOf(placed), values: [] };
  }
  const placed: Placed[] = [];
  let overlaps = 0;
  let base = 0;
  for (const value of list) {
    const tokens = tokensOf(field, value);
    for (const { term, position } of tokens) placed.push({ term, position: base + position });
    overlaps += overlapsOf(tokens);
    base += (tokens.at(-1)?.position ?? -1) + 1 + GAP_BETWEEN_VALUES;
  }
  return { field, placed, overlaps, values: [] };
}

const tokensOf = (field: Field, value: Json): readonly Placed[] =>
  field.analyzer?.analyze(String(readFieldValue(field, value))) ?? [];

/** Returns how many of the terms have the same position as the term before them, as a synonym has. */
function overlapsOf(placed: readonly Placed[]): number {
  let overlaps = 0;
  for (let index = 1; index < placed.length; index++)
    if (placed[index]?.position === placed[index - 1]?.position) overlaps++;
  return overlaps;
}
