/** An area of the site: who works in it has screens of their own there, for example for conversations. */
export type Area = 'talent' | 'client' | 'admin';

const PREFIXES: Readonly<Record<Area, string>> = { talent: '', client: '/client', admin: '/admin' };

/**
 * Returns the path of a conversation in the area of the person who is to open it. Administrators must give a reason
 * there before they read it.
 */
export const conversationPath = (id: string, area: Area): string =>
  `${PREFIXES[area]}/message/${encodeURIComponent(id)}`;
