import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  dataSource: 'RecordFinder',
  search: 'readSeveral',
} as const satisfies FunctionNeeds;
