import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  // Processor time follows memory: a page of the search takes a third of a second of it at 512 MB.
  memory: 1024,
  // A sitemap of portfolios needs one call for each hundred.
  seconds: 25,
  eventsFrom: 'pages',
  callsAsGuest: true,
} as const satisfies FunctionNeeds;
