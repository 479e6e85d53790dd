interface Known {
  /** Those of the job's `clientIds` who are currently members of its organization. */
  memberIds: readonly string[];
  /** Owners of the organization. */
  owners: readonly string[];
}

/**
 * The people who join a new conversation about a job for its organization: the job's owners, without former
 * members who created it; if none is left, the organization's owners and the job's consultants (decision
 * T42). Used by resolvers: APPSYNC_JS subset only.
 */
export function jobStaff(job: Readonly<Record<string, unknown>>, known: Known): string[] {
  const clients = (job.clientIds ?? []) as string[];
  const owners = (job.owners ?? []) as string[];
  const present = owners.filter((sub) => !clients.includes(sub) || known.memberIds.includes(sub));
  if (present.length > 0) return present;
  const others = [...known.owners, ...((job.consultantIds ?? []) as string[])];
  return others.filter((sub, index) => others.indexOf(sub) === index);
}
