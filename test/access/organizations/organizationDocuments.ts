import { graphql } from '../../support/graphql';

/** The GraphQL documents that the tests of organizations send. */
export const organizationDocuments = {
  organization: graphql(`
    mutation Organization($input: CreateOrganizationInput!) {
      row: createOrganization(input: $input) {
        id
      }
    }
  `),
  renameOrganization: graphql(`
    mutation Rename($input: UpdateOrganizationInput!) {
      row: updateOrganization(input: $input) {
        id
        name
      }
    }
  `),
  organizations: graphql(`
    query Organizations($id: ID!) {
      one: getOrganization(id: $id) {
        name
        owners
      }
      all: listOrganizations(limit: 1000) {
        items {
          id
        }
      }
    }
  `),
};
