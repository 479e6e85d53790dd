import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * The refusal of an address that belongs to somebody already, in the form in which the API refuses the value of a
 * field. The API answers Conflict, which in a form would mean that the record has changed meanwhile.
 */
export const takenAddress = (): CombinedGraphQLErrors => {
  const error = {
    message: 'taken',
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.email', rule: 'taken' },
  };
  return new CombinedGraphQLErrors({ errors: [error] });
};
