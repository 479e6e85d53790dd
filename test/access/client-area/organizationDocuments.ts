import { graphql } from '../../support/graphql';

/**
 * The GraphQL documents about organizations, engagements and interviews that the tests of the client area
 * send.
 */
export const organizationDocuments = {
  read: graphql(`
    query Organization($id: ID!) {
      getOrganization(id: $id) {
        id
        name
        description
        owners
      }
    }
  `),
  update: graphql(`
    mutation Update($input: UpdateOrganizationInput!) {
      updateOrganization(input: $input) {
        id
        name
        description
      }
    }
  `),
  nameOnApplication: graphql(`
    query NameOnApplication($userID: ID!) {
      listUserAppliesByUser(userID: $userID) {
        items {
          openJob {
            organizationName
          }
        }
      }
    }
  `),
  engagements: graphql(`
    query Engagements($filter: ModelEnishiWorkHistoryFilterInput!) {
      listEnishiWorkHistories(filter: $filter) {
        items {
          id
          owners
          userId
          endDate
          salary
          user {
            name
            displayName
          }
        }
      }
    }
  `),
  agree: graphql(`
    mutation Agree($input: UpdateEnishiWorkHistoryInput!) {
      updateEnishiWorkHistory(input: $input) {
        id
        salary
      }
    }
  `),
  engage: graphql(`
    mutation Engage($input: CreateEnishiWorkHistoryInput!) {
      createEnishiWorkHistory(input: $input) {
        id
      }
    }
  `),
  interview: graphql(`
    mutation Interview($input: CreateInterviewLogInput!) {
      createInterviewLog(input: $input) {
        id
      }
    }
  `),
  interviews: graphql(`
    query Interviews($sub: ID!) {
      getUser(sub: $sub) {
        interviewLogs {
          items {
            comment
            minutes
            commentForClient
            totalEvaluation
          }
        }
      }
    }
  `),
};
