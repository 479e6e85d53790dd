import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'Contact',
  tables: { Insight: 'readWrite' },
  queues: ['slack'],
  secrets: ['slackWebhook'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
