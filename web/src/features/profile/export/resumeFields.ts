/**
 * Which field of Enishi's records corresponds to which field of JSON Resume, by section of the format.
 * `networks` has the networks in `basics.profiles` instead of fields.
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
