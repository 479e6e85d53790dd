import { env } from './needs';

/** What the text of an invitation needs; the pool passes it to its trigger CustomMessage. */
export const invitationOf = (name: string): Record<string, string> => ({
  ...(name && { name }),
  url: `${env('SITE_URL')}/auth/login`,
});
