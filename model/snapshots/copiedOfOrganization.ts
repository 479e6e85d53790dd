/** The fields of an organization that are copied into its jobs. */
export const copiedOfOrganization = ['name', 'icon', 'description', 'address', 'contact'] as const;
