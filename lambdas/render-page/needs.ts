import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  memory: 512,
  seconds: 10,
  eventsFrom: 'pages',
  callsAsGuest: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
