import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 300,
  dataSource: 'OwnData',
  userPool: ['AdminGetUser'],
  tables: { Talent: 'read', Conversation: 'read', Insight: 'readWrite' },
  files: {
    private: ['GetObject'],
    public: ['GetObject'],
    exports: ['PutObject', 'AbortMultipartUpload', 'DeleteObject'],
  },
  listsFiles: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
