import type { FieldNode } from 'graphql';
import type { Fragments } from './documents/selectionSets';

/** A GraphQL field that is being resolved: its arguments, parent value, path and selection. */
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
