import type { Context } from '@aws-appsync/utils';

interface Reason {
  type: string | null;
}

/** Why each part of a transaction that was refused was, in their order; nothing of one that was not. */
export function cancellationReasons(ctx: Context): Reason[] {
  const result = ctx.result as { cancellationReasons?: Reason[] | null } | null;
  return result?.cancellationReasons ?? [];
}
