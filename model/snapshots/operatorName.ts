/** The name under which an administrator appears in a conversation that they have opened. */
export const operatorName = 'Enishi運営';
