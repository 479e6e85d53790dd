/** The part of the pool's id behind the underscore, which SRP mixes into its hashes. */
export function poolNameOf(userPoolId: string): string {
  return userPoolId.slice(userPoolId.indexOf('_') + 1);
}
