/**
 * Who works on a job as its owner or as its consultant, each once. An owner who made it as a member of its organization
 * (`clientIds`) is neither: a membership is told by the token alone, and ends. Part of resolvers, so inside the
 * APPSYNC_JS subset.
 */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, clientIds, consultantIds } = job;
  const clients = (clientIds ?? []) as string[];
  const working = ((owners ?? []) as string[]).filter((sub) => !clients.includes(sub));
  const people = [...working, ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}
