import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Returns the error of an API operation with another name for the refused field, so that the editor shows it at the field
 * of the form. Other errors, and errors for whose field `rename` returns undefined, are returned as they are.
 */
export function renameRefusedField(error: unknown, rename: (field: string) => string | undefined): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const [first] = error.errors as readonly { message: string; errorInfo?: { field?: string } | null }[];
  const field = first?.errorInfo?.field && rename(first.errorInfo.field);
  if (!field) return error;
  return new CombinedGraphQLErrors({
    errors: [{ ...first, errorInfo: { ...first.errorInfo, field } } as never],
  });
}
