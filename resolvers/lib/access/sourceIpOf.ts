import type { Context } from '@aws-appsync/utils';

/**
 * Returns the IP address of the caller's connection; empty if it is unknown. AppSync lists the addresses of
 * the header `x-forwarded-for`, which a caller can forge, and after them the address of the connection.
 * Therefore only the last one is used.
 */
export function sourceIpOf({ identity }: Pick<Context, 'identity'>): string {
  const { sourceIp } = (identity ?? {}) as { sourceIp?: readonly string[] | null };
  const ips = sourceIp ?? [];
  return ips[ips.length - 1] ?? '';
}
