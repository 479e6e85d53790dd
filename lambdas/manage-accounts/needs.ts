import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 300,
  dataSource: 'Accounts',
  tables: {
    Talent: 'readWrite',
    OpenJob: 'readWrite',
    Conversation: 'readWrite',
    Catalog: 'readWrite',
    Insight: 'readWrite',
  },
  userPool: [
    'AdminAddUserToGroup',
    'AdminCreateUser',
    'AdminDeleteUser',
    'AdminGetUser',
    'AdminEnableUser',
    'AdminDisableUser',
    'AdminRemoveUserFromGroup',
    'AdminUserGlobalSignOut',
    'AdminResetUserPassword',
  ],
  files: { exports: ['DeleteObject'] },
  settings: ['SITE_URL'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
