import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 1024,
  seconds: 900,
  tables: { Talent: 'read', OpenJob: 'read', Conversation: 'read', Catalog: 'read' },
  // OpenSearch reads a package with the rights of its creator.
  files: { search: ['PutObject', 'GetObject'] },
  search: 'manage',
  settings: ['SEARCH_DOMAIN', 'STAGE'],
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
