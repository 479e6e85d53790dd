import type { Context } from '@aws-appsync/utils';

/**
 * Returns the IP address of the caller's connection; empty if it is unknown. It is the last one in AppSync's
 * list. The ones before it are from the header `x-forwarded-for`, which the caller can forge.
 */
export function sourceIpOf({ identity }: Pick<Context, 'identity'>): string {
  const { sourceIp } = (identity ?? {}) as { sourceIp?: readonly string[] | null };
  const ips = sourceIp ?? [];
  return ips[ips.length - 1] ?? '';
}
