import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 900,
  tables: {
    Talent: 'readWrite',
    OpenJob: 'readWrite',
    Conversation: 'readWrite',
    Catalog: 'readWrite',
    Insight: 'readWrite',
  },
  userPool: ['AdminGetUser', 'AdminDeleteUser', 'ListUsers'],
  files: {
    incoming: ['DeleteObject'],
    private: ['DeleteObject'],
    public: ['DeleteObject'],
    exports: ['GetObject', 'DeleteObject'],
  },
  listsFiles: true,
  queues: ['notices'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
