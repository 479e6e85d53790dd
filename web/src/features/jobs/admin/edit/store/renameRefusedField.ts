import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Returns a copy of an API error in which the refused field has the name that `rename` returns, so that a
 * form can show the error at its own field. Returns the error itself if it names no field or `rename` returns
 * undefined.
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
