import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  seconds: 300,
  tables: { OpenJob: 'readWrite' },
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
