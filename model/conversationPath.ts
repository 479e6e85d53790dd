/**
 * An area of the site with screens of its own: that of administrators, that of an organization (`client`, for its
 * members while the client area is open), otherwise that of talents, in which consultants work too.
 */
export type Area = 'talent' | 'client' | 'admin';

/**
 * Returns the path of a conversation for a member of it who works in the area. Administrators take part where talents
 * do; in their own area they read conversations of others.
 */
export const conversationPath = (id: string, area: Area): string =>
  `${area === 'client' ? '/client' : ''}/message/${encodeURIComponent(id)}`;
