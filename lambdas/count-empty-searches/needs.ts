import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'EmptySearches',
  tables: { Insight: 'readWrite' },
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
