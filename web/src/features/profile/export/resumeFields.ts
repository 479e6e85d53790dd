/**
 * The fields of JSON Resume that one field of a record of Enishi corresponds to, by section of the format. Networks are
 * entries of `basics.profiles`.
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
