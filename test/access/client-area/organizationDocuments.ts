/**
 * The GraphQL documents about organizations, engagements and interviews that the tests of the client area
 * send.
 */
export const organizationDocuments = {
  read: /* GraphQL */ `
    query Organization($id: ID!) {
      getOrganization(id: $id) {
        id
        name
        description
        owners
      }
    }
  `,
  update: /* GraphQL */ `
    mutation Update($input: UpdateOrganizationInput!) {
      updateOrganization(input: $input) {
        id
        name
        description
      }
    }
  `,
  nameOnApplication: /* GraphQL */ `
    query NameOnApplication($userID: ID!) {
      listUserAppliesByUser(userID: $userID) {
        items {
          openJob {
            organizationName
          }
        }
      }
    }
  `,
  engagements: /* GraphQL */ `
    query Engagements($filter: ModelEnishiWorkHistoryFilterInput!) {
      listEnishiWorkHistories(filter: $filter) {
        items {
          id
          owners
          userId
          user {
            name
            displayName
          }
        }
      }
    }
  `,
  agree: /* GraphQL */ `
    mutation Agree($input: UpdateEnishiWorkHistoryInput!) {
      updateEnishiWorkHistory(input: $input) {
        id
        salary
      }
    }
  `,
  engage: /* GraphQL */ `
    mutation Engage($input: CreateEnishiWorkHistoryInput!) {
      createEnishiWorkHistory(input: $input) {
        id
      }
    }
  `,
  interview: /* GraphQL */ `
    mutation Interview($input: CreateInterviewLogInput!) {
      createInterviewLog(input: $input) {
        id
      }
    }
  `,
  interviews: /* GraphQL */ `
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
  `,
};
