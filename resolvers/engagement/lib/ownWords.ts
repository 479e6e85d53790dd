/** What of an engagement is the talent's own to say. */
export const ownWords = ['comment', 'description'];
