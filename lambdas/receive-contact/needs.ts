import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  dataSource: 'Contact',
  tables: { Insight: 'readWrite' },
  queues: ['slack'],
  secrets: ['slackWebhook'],
} as const satisfies FunctionNeeds;
