import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { InvalidInputInfo } from '../../../../../../model/errors';

/**
 * Returns a copy of an API error in which the refused fields have the names that `rename` returns, so that a
 * form can show the error at its own fields. A field keeps its name if `rename` returns undefined. Returns the error
 * itself if it names no field.
 */
export function renameRefusedField(error: unknown, rename: (field: string) => string | undefined): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const [first] = error.errors as readonly { message: string; errorInfo?: InvalidInputInfo | null }[];
  const info = first?.errorInfo;
  if (!info?.field) return error;
  const renamed = <Named extends { field: string }>(named: Named): Named => ({
    ...named,
    field: rename(named.field) ?? named.field,
  });
  const findings = info.findings?.map(renamed);
  return new CombinedGraphQLErrors({
    errors: [{ ...first, errorInfo: { ...renamed(info), ...(findings && { findings }) } } as never],
  });
}
