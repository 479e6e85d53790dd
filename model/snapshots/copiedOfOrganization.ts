/** The fields of an organization of which its jobs have a copy. */
export const copiedOfOrganization = ['name', 'icon', 'description', 'address', 'contact'] as const;
