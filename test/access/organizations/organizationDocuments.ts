/** The GraphQL documents that the tests of organizations send. */
export const organizationDocuments = {
  organization: /* GraphQL */ `
    mutation Organization($input: CreateOrganizationInput!) {
      row: createOrganization(input: $input) {
        id
      }
    }
  `,
  renameOrganization: /* GraphQL */ `
    mutation Rename($input: UpdateOrganizationInput!) {
      row: updateOrganization(input: $input) {
        id
        name
      }
    }
  `,
  organizations: /* GraphQL */ `
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
  `,
};
