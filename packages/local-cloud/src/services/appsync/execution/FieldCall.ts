import type { FieldNode } from 'graphql';
import type { Fragments } from './documents/selectionSets';

/** One field being resolved. */
export interface FieldCall {
  typeName: string;
  fieldName: string;
  args: Record<string, unknown>;
  source: unknown;
  path: (string | number)[];
  nodes: readonly FieldNode[];
  fragments: Fragments;
  variables: Record<string, unknown>;
}
