import type { DocValues, Value } from '../segment/DocValues';

/** How many of the documents hold each value; those without any count for `fallback`, where one is given. */
export function countValues(
  values: DocValues | undefined,
  documents: Int32Array,
  fallback: Value | undefined,
): Map<Value, number> {
  const found = values?.terms ? countWords(values, values.terms.all(), documents) : new Map<Value, number>();
  if (values && !values.terms) eachValue(values, documents, (number) => increase(found, number, 1));
  if (fallback !== undefined) {
    const missing = values ? documents.filter((document) => !values.has(document)).length : documents.length;
    if (missing > 0) increase(found, fallback, missing);
  }
  return found;
}

function countWords(values: DocValues, terms: readonly string[], documents: Int32Array): Map<Value, number> {
  const counts = new Int32Array(terms.length);
  eachValue(values, documents, (ordinal) => {
    counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  });
  const found = new Map<Value, number>();
  counts.forEach((count, ordinal) => {
    if (count > 0) found.set(terms[ordinal] ?? '', count);
  });
  return found;
}

/** Each number or ordinal of each document, once. */
function eachValue(values: DocValues, documents: Int32Array, visit: (value: number) => void): void {
  for (const document of documents) {
    const from = values.from(document);
    for (let index = from, end = values.to(document); index < end; index++) {
      const value = values.at(index);
      // Numbers ascend, so that equal ones follow one another.
      if (index === from || value !== values.at(index - 1)) visit(value);
    }
  }
}

const increase = (counts: Map<Value, number>, value: Value, by: number): void =>
  void counts.set(value, (counts.get(value) ?? 0) + by);
