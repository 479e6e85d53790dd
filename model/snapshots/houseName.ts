/** The name that administrators have in a conversation. */
export const houseName = 'Enishi運営';
