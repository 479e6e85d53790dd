import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  memory: 512,
  seconds: 10,
  eventsFrom: 'pages',
  callsAsGuest: true,
} as const satisfies FunctionNeeds;
