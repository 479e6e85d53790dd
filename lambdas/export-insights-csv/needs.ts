import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'InsightsCsv',
  tables: { Insight: 'read' },
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
