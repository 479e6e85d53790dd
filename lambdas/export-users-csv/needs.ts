import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 900,
  dataSource: 'UserCsv',
  tables: { Talent: 'read', Insight: 'readWrite' },
  files: { exports: ['PutObject', 'AbortMultipartUpload', 'DeleteObject'] },
  search: 'readTalents',
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
