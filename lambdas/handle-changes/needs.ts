import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 300,
  tables: {
    Talent: 'readWrite',
    OpenJob: 'readWrite',
    Conversation: 'readWrite',
    Catalog: 'readWrite',
    Insight: 'readWrite',
  },
  files: { private: ['GetObject', 'PutObject'], public: ['GetObject', 'PutObject', 'DeleteObject'] },
  userPool: ['AdminUserGlobalSignOut'],
  queues: ['digests', 'notices'],
  publishes: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
