/** The kinds of involvements that members of an organization may create in the jobs of their organization. */
export const involvementsOfClients: readonly string[] = ['SCOUTED', 'RECOMMENDED'];
