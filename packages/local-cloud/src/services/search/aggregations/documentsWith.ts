import type { DocValues, Value } from '../segment/DocValues';

/** Those of the documents that hold a value; the ones that hold none if it is what stands for a missing one. */
export function documentsWith(
  values: DocValues | undefined,
  documents: Int32Array,
  value: Value,
  isFallback: boolean,
): Int32Array {
  const wanted = values?.terms ? values.terms.find(String(value)) : Number(value);
  return documents.filter((document) => {
    if (!values?.has(document)) return isFallback;
    for (let index = values.from(document), end = values.to(document); index < end; index++)
      if (values.at(index) === wanted) return true;
    return false;
  });
}
