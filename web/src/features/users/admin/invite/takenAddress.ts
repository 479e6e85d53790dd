import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Returns the error for an email that already has an account, as an error of the field `email`. The API
 * itself answers Conflict, which forms show as "somebody else has changed the record".
 */
export const takenAddress = (): CombinedGraphQLErrors => {
  const error = {
    message: 'taken',
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.email', rule: 'taken' },
  };
  return new CombinedGraphQLErrors({ errors: [error] });
};
