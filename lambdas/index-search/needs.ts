import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 1024,
  seconds: 120,
  tables: { Talent: 'read', OpenJob: 'read', Conversation: 'read', Catalog: 'read', Insight: 'readWrite' },
  queues: ['failures'],
  search: 'index',
  measures: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
