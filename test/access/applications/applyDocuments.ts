import { graphql } from '../../support/graphql';

/** The GraphQL documents with which the tests read what an application has stored. */
export const applyDocuments = {
  consents: graphql(`
    query Consents($userID: ID!) {
      listUserAppliesByUser(userID: $userID, limit: 100) {
        items {
          id
          consentedAt
        }
      }
    }
  `),
  files: graphql(`
    query Resumes($userID: ID!) {
      listUserAppliesByUser(userID: $userID, limit: 100) {
        items {
          id
          resumeIds
        }
      }
    }
  `),
};
