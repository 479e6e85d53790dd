import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 900,
  dataSource: 'InsightCheck',
  tables: { Talent: 'read', OpenJob: 'read', Conversation: 'read', Insight: 'readWrite' },
  measures: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
