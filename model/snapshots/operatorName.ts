/** The name that administrators have in a conversation. */
export const operatorName = 'Enishi運営';
