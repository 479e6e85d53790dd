import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  eventsFrom: 'alertEnds',
  tables: { Talent: 'readWrite', Insight: 'read' },
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
