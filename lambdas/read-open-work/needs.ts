import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'OpenWork',
  tables: { Talent: 'read', Catalog: 'read', Insight: 'read' },
  search: 'readSeveral',
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
