/** Who works on a job as its owner or as its consultant, each once; part of resolvers, so inside the APPSYNC_JS subset. */
export function jobPeople(job: Readonly<Record<string, unknown>>): string[] {
  const { owners, consultantIds } = job;
  const people = [...((owners ?? []) as string[]), ...((consultantIds ?? []) as string[])];
  return people.filter((sub, index) => people.indexOf(sub) === index);
}
