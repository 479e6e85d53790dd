import type { Limit } from '../Entity';

export const OrganizationLimits: Readonly<Record<string, Limit>> = {
  name: 100,
  organizationNameForHidden: 100,
  description: 4000,
};
