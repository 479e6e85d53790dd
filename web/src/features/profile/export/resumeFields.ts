/**
 * For each section of the format JSON Resume, the names of its fields with the corresponding fields of
 * Enishi's records. `networks` has names of social networks (`basics.profiles[].network`) with the fields for
 * their URLs.
 */
export const resumeFields = {
  work: {
    name: 'organizationName',
    position: 'position',
    startDate: 'startDate',
    endDate: 'endDate',
    summary: 'description',
  },
  education: {
    institution: 'organizationName',
    studyType: 'position',
    startDate: 'startDate',
    endDate: 'endDate',
  },
  certificates: { name: 'name', issuer: 'organization', date: 'releaseDate' },
  projects: {
    name: 'projectName',
    description: 'description',
    startDate: 'startDate',
    endDate: 'endDate',
  },
  networks: {
    Facebook: 'facebookUrl',
    LinkedIn: 'linkedinUrl',
    X: 'twitterUrl',
    Instagram: 'instagramUrl',
  },
} as const;
