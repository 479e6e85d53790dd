import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'Slack',
  tables: { Talent: 'read', OpenJob: 'read', Catalog: 'read', Insight: 'readWrite' },
  queues: ['slack'],
  postpones: true,
  settings: ['SITE_URL'],
  secrets: ['slackWebhook'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
