import type { Context } from '@aws-appsync/utils';

/**
 * The address that the caller's connection comes from, empty when it is not known. AppSync lists the addresses of
 * `x-forwarded-for`, which the caller writes, and adds the connection's own at the end.
 */
export function sourceIpOf({ identity }: Pick<Context, 'identity'>): string {
  const { sourceIp } = (identity ?? {}) as { sourceIp?: readonly string[] | null };
  const addresses = sourceIp ?? [];
  return addresses[addresses.length - 1] ?? '';
}
