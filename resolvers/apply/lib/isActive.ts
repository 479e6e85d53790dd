/**
 * Returns whether a row (an application, engagement or involvement) entitles job staff to see more of the
 * row's talent than the public profile. An engagement does so, and an application that is not withdrawn.
 */
export function isActive({ type, __typename }: Record<string, unknown>): boolean {
  return type ? type !== 'WITHDRAWN' : __typename === 'EnishiWorkHistory';
}
