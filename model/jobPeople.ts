/**
 * Returns the owners and consultants of a job, without repetition. Owners who created it as members of its
 * organization (`clientIds`) are left out: only the token says whether they are still members. Used by resolvers:
 * APPSYNC_JS subset only.
 */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, clientIds, consultantIds } = job;
  const clients = (clientIds ?? []) as string[];
  const working = ((owners ?? []) as string[]).filter((sub) => !clients.includes(sub));
  const people = [...working, ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}
