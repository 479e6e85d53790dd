/** The name under which administrators appear in a conversation. */
export const operatorName = 'Enishi運営';
