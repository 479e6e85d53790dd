import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const screens = [
  'ownProfile',
  'conversations',
  'thread',
  'jobSearch',
  'applicants',
  'jobDetail',
  'talentSearch',
  'portfolio',
  'benefits',
] as const;

const entries = screens.map(
  (screen) => [screen, readFileSync(join(__dirname, `${screen}.graphql`), 'utf8')] as const,
);

/** What each screen asks for, with every relation that it shows. */
export const documents = Object.fromEntries(entries) as Record<(typeof screens)[number], string>;
