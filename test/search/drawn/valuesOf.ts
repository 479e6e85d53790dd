import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { words } from './words';

type Value = string | number | boolean;

/**
 * Returns some of the values that the documents have in a field, at regular distances in the list of all
 * values.
 */
function held(documents: SearchDocument[], field: string): Value[] {
  const all = documents.flatMap((document) => {
    const value = document[field];
    return (Array.isArray(value) ? value : [value]) as (Value | undefined)[];
  });
  const known = [...new Set(all.filter((value): value is Value => value !== undefined))];
  const step = Math.max(1, Math.floor(known.length / 6));
  return known.filter((_, index) => index % step === 0);
}

/** Returns values with which to test an operator on a field, in the form that the API expects. */
export function valuesOf(documents: SearchDocument[], field: string, operator: string): unknown[] {
  if (operator === 'exists') return [true, false];
  const values: Value[] = field === 'keyword' ? words : held(documents, field);
  if (operator === 'in')
    return [values.slice(0, 2), values.slice(1, 4), ['nobody']].filter((list) => list.length);
  if (operator === 'range') return values.length > 1 ? [[...values].sort(byValue).filter(isOuter)] : [];
  const texts = values.filter((value): value is string => typeof value === 'string');
  const parts = texts.map((text) => text.replace(/[^\p{L}\p{N}_]/gu, '?').slice(1, 4));
  if (operator === 'wildcard') return parts.map((part) => `*${part}*`);
  if (operator === 'regexp') return parts.map((part) => `.*${part.replaceAll('?', '.')}.*`);
  if (operator.startsWith('match') && field !== 'keyword')
    return texts.flatMap((text) => [text, text.slice(0, 5)]);
  return values;
}

const byValue = (a: Value, b: Value): number => (a < b ? -1 : 1);
/**
 * Returns whether an element of a sorted list is the second or the last but one. A range between these two
 * excludes values at both ends.
 */
const isOuter = (_: Value, index: number, all: Value[]): boolean =>
  index === Math.min(1, all.length - 2) || index === Math.max(1, all.length - 2);
