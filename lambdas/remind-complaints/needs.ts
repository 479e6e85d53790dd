import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  tables: { Insight: 'read' },
  queues: ['notices'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
