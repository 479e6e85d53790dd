import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  tables: { Talent: 'read', Conversation: 'read', Insight: 'readWrite' },
  userPool: ['AdminGetUser', 'AdminListGroupsForUser', 'ListUsersInGroup'],
  queues: ['notices'],
  sendsMail: true,
  postpones: true,
  settings: ['SITE_URL', 'CLIENT_AREA'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
