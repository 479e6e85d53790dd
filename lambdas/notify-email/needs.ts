import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  // The documents of contracts are made with the font of 5 MB.
  memory: 1024,
  tables: { Talent: 'read', OpenJob: 'read', Conversation: 'read', Catalog: 'read', Insight: 'readWrite' },
  search: 'readJobs',
  userPool: ['AdminGetUser', 'AdminListGroupsForUser', 'ListUsersInGroup'],
  queues: ['notices'],
  sendsMail: true,
  postpones: true,
  settings: ['CLIENT_AREA', 'SITE_URL'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
