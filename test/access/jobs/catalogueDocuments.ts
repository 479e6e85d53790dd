import { graphql } from '../../support/graphql';

/** The GraphQL documents that the tests of catalogues send. */
export const catalogueDocuments = {
  category: graphql(`
    query Read($id: ID!) {
      getWPWorkerCategory(id: $id) {
        name
        url
      }
      listWPWorkerCategories(limit: 1000) {
        items {
          id
        }
      }
    }
  `),
  item: graphql(`
    query Read($id: ID!) {
      item: getProfessionalItem(id: $id) {
        name
        userIDs
        people: users {
          sub
          displayName
          name
          birthDate
          email
        }
      }
    }
  `),
  tags: graphql(`
    query Read($type: String!) {
      tags: listEmployeeBenefitTagByPosition(type: $type, position: { gt: 900000 }, limit: 100) {
        items {
          name
        }
      }
      listEmployeeBenefitOrganizations(limit: 10) {
        items {
          id
        }
      }
    }
  `),
  jobById: graphql(`
    query Its($id: ID!) {
      searchOpenJobs(filter: { id: { eq: $id } }) {
        total
      }
    }
  `),
  firstOfBoth: graphql(`
    {
      jobs: listJobs(limit: 1) {
        items {
          id
          name
          color
        }
      }
      organizations: listOrganizations(limit: 1) {
        items {
          id
          name
          icon
          description
        }
      }
    }
  `),
};
