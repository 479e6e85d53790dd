import type { Context } from '@aws-appsync/utils';

/**
 * Returns the IP address of the caller's connection, or an empty text if it is unknown. AppSync copies the addresses in
 * the header `x-forwarded-for`, which a caller can forge, and appends that of the connection. Therefore only the last
 * one is used.
 */
export function sourceIpOf({ identity }: Pick<Context, 'identity'>): string {
  const { sourceIp } = (identity ?? {}) as { sourceIp?: readonly string[] | null };
  const ips = sourceIp ?? [];
  return ips[ips.length - 1] ?? '';
}
