import type { CustomResolver } from '../CustomResolver';

/** The custom resolvers for organizations. */
export const organizationResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getOrganization': {
    in: 'organization',
    grants: ['guest', 'signedIn'],
    steps: { record: 'Catalog', jobs: 'OpenJob' },
  },
  'Query.listOrganizations': {
    in: 'organization',
    grants: ['guest', 'signedIn'],
    steps: { shown: 'Catalog', hidden: 'Catalog' },
  },
  'Mutation.updateOrganization': {
    in: 'organization',
    grants: ['client', 'admin'],
    logged: 'editOrganization',
    steps: { stored: 'Catalog', wording: 'None', names: 'Catalog', formerOwners: 'Talent', write: 'Catalog' },
    also: ['Talent', 'Insight'],
  },
  'Mutation.takeBackOrganizationEdit': {
    in: 'organization',
    grants: ['admin'],
    logged: 'takeBackOrganizationEdit',
    steps: { entry: 'Insight', stored: 'Catalog', write: 'Catalog' },
  },
};
