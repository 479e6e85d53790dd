/**
 * Returns whether people can use a benefit: it has a coupon code, a URL, or at least one instruction. Only such a
 * benefit may be published. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function hasSomethingToUse(benefit: Readonly<Record<string, unknown>>): boolean {
  const steps = (benefit.useProcesses ?? []) as readonly string[];
  return !!benefit.couponCode || !!benefit.url || steps.length > 0;
}
