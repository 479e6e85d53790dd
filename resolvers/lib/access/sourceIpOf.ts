import type { Context } from '@aws-appsync/utils';

/**
 * The IP address of the caller's connection, empty if unknown. AppSync copies the ips of
 * `x-forwarded-for`, which the caller can write, and appends the connection's own, so the last one counts.
 */
export function sourceIpOf({ identity }: Pick<Context, 'identity'>): string {
  const { sourceIp } = (identity ?? {}) as { sourceIp?: readonly string[] | null };
  const ips = sourceIp ?? [];
  return ips[ips.length - 1] ?? '';
}
