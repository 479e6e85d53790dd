/** The query parameter that names the organization whose area an administrator sees (decision T36). */
export const organizationParameter = 'organization';
