import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 1024,
  seconds: 300,
  dataSource: 'Seed',
  tables: {
    Talent: 'readWrite',
    OpenJob: 'readWrite',
    Conversation: 'readWrite',
    Catalog: 'readWrite',
    Insight: 'readWrite',
  },
  files: { private: ['PutObject'], public: ['PutObject'] },
  userPool: ['AdminCreateUser', 'AdminSetUserPassword', 'AdminAddUserToGroup', 'AdminGetUser'],
  settings: ['STAGE'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
