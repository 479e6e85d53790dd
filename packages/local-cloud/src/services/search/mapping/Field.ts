import type { Analyzer } from '../analysis/Analyzer';
import type { Similarity } from './Similarity';

export const FIELD_TYPES = ['text', 'keyword', 'integer', 'long', 'double', 'boolean', 'date'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field or a sub-field of a search index. */
export interface Field {
  /** Path of the field, such as `title`, `title.ngram` or `salary.from`. */
  path: string;
  type: FieldType;
  /**
   * Analyzer with which a text field is indexed; for a keyword field, its normalizer. Undefined if there is
   * none.
   */
  analyzer?: Analyzer;
  /** Analyzer for the text of a query that searches this field. */
  searchAnalyzer?: Analyzer;
  ignoreAbove: number;
  isIndexed: boolean;
  /** Whether requests can sort and aggregate by this field (doc values). */
  hasValues: boolean;
  hasNorms: boolean;
  hasPositions: boolean;
  similarity: Similarity;
  /** Paths of other fields to which values of this field are copied (`copy_to`). */
  copyTo: string[];
  subFields: Field[];
}

/**
 * Returns whether a field is indexed as terms, not only as numbers. Only then does a query for an exact value
 * have scores that depend on the term.
 */
export const hasTerms = ({ type }: Field): boolean =>
  type === 'text' || type === 'keyword' || type === 'boolean';

export const isNumeric = ({ type }: Field): boolean => type !== 'text' && type !== 'keyword';
