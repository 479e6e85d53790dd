import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'Accounts',
  tables: { Talent: 'readWrite', Insight: 'readWrite' },
  userPool: [
    'AdminAddUserToGroup',
    'AdminCreateUser',
    'AdminDeleteUser',
    'AdminGetUser',
    'AdminEnableUser',
    'AdminDisableUser',
    'AdminUserGlobalSignOut',
    'AdminResetUserPassword',
  ],
  settings: ['SITE_URL'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
