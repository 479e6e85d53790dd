/** What the administrators' side of a conversation is called. */
export const houseName = 'Enishi運営';
