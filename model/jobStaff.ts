interface Known {
  /** Who of the job's `clientIds` is a member of its organization now. */
  memberIds: readonly string[];
  /** Of the organization. */
  owners: readonly string[];
}

/**
 * Who takes part, for the job's organization, in a new conversation about it: the job's owners, without those who made
 * it as members and are members no longer; where nobody is left, the organization's owners and the job's consultants
 * (decision T42). Part of resolvers, so inside the APPSYNC_JS subset.
 */
export function jobStaff(job: Readonly<Record<string, unknown>>, known: Known): string[] {
  const clients = (job.clientIds ?? []) as string[];
  const owners = (job.owners ?? []) as string[];
  const present = owners.filter((sub) => !clients.includes(sub) || known.memberIds.includes(sub));
  if (present.length > 0) return present;
  const others = [...known.owners, ...((job.consultantIds ?? []) as string[])];
  return others.filter((sub, index) => others.indexOf(sub) === index);
}
