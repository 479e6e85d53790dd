import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  seconds: 900,
  tables: { Insight: 'readWrite' },
  queues: ['notices'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
