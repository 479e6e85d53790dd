import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'FailedNotices',
  tables: { Insight: 'read' },
  queues: ['digests', 'notices', 'slack'],
  redrivesMail: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
