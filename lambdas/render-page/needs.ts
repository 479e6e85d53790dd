import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  memory: 512,
  // A sitemap of portfolios needs one call for each hundred.
  seconds: 25,
  eventsFrom: 'pages',
  callsAsGuest: true,
} as const satisfies FunctionNeeds;
