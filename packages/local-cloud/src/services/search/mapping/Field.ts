import type { Analyzer } from '../analysis/Analyzer';

export const FIELD_TYPES = ['text', 'keyword', 'integer', 'long', 'double', 'boolean', 'date'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One field of an index, or one of its sub-fields. */
export interface Field {
  /** `title`, `title.ngram`, `salary.from` */
  path: string;
  type: FieldType;
  /** Text: the analyzers for storing and for searching. Keyword: its normalizer, if any. */
  analyzer?: Analyzer;
  searchAnalyzer?: Analyzer;
  ignoreAbove: number;
  isIndexed: boolean;
  /** Whether it can be sorted and aggregated by. */
  hasValues: boolean;
  hasNorms: boolean;
  hasPositions: boolean;
  /** Other fields that take the same value. */
  copyTo: string[];
  subFields: Field[];
}

/** Whether a field keeps terms: its exact values are then scored. */
export const hasTerms = ({ type }: Field): boolean =>
  type === 'text' || type === 'keyword' || type === 'boolean';

export const isNumeric = ({ type }: Field): boolean => type !== 'text' && type !== 'keyword';
