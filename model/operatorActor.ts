/** The actor of an audit entry about what an operator did on the command line, without an account. */
export const operatorActor = 'operator';
