import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 1024,
  seconds: 900,
  tables: {
    Talent: 'readWrite',
    OpenJob: 'readWrite',
    Conversation: 'readWrite',
    Catalog: 'readWrite',
    Insight: 'readWrite',
  },
  measures: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
