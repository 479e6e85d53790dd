/** The kinds of involvements in their jobs that members of an organization may create. */
export const involvementsOfClients: readonly string[] = ['SCOUTED', 'RECOMMENDED'];
