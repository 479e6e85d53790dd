/** Returns the part of a user pool's id after the underscore, which SRP includes in its hashes. */
export function poolNameOf(userPoolId: string): string {
  return userPoolId.slice(userPoolId.indexOf('_') + 1);
}
