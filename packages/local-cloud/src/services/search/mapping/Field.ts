import type { Analyzer } from '../analysis/Analyzer';

export const FIELD_TYPES = ['text', 'keyword', 'integer', 'long', 'double', 'boolean', 'date'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field or a sub-field of a search index. */
export interface Field {
  /** Path of the field, such as `title`, `title.ngram` or `salary.from`. */
  path: string;
  type: FieldType;
  /**
   * Analyzer with which the values of a text field are indexed; for a keyword field its normalizer, if it has one.
   */
  analyzer?: Analyzer;
  /** Analyzer for the texts of searches in the field. */
  searchAnalyzer?: Analyzer;
  ignoreAbove: number;
  isIndexed: boolean;
  /** Whether requests can sort and aggregate by this field (doc values). */
  hasValues: boolean;
  hasNorms: boolean;
  hasPositions: boolean;
  /** Paths of other fields to which values of this field are copied (`copy_to`). */
  copyTo: string[];
  subFields: Field[];
}

/**
 * Returns whether the index stores terms for a field, and not only numbers. A search for an exact value gets
 * a BM25 score only in a field with terms.
 */
export const hasTerms = ({ type }: Field): boolean =>
  type === 'text' || type === 'keyword' || type === 'boolean';

export const isNumeric = ({ type }: Field): boolean => type !== 'text' && type !== 'keyword';
