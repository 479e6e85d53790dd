import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  eventsFrom: 'userPool',
  tables: { Talent: 'readWrite', Catalog: 'read', Insight: 'readWrite' },
  userPool: ['AdminUserGlobalSignOut'],
  queues: ['notices'],
  settings: ['CLIENT_AREA'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
