import { graphql } from '../../support/graphql';

/** The GraphQL documents that the tests of jobs send. */
export const jobDocuments = {
  create: graphql(`
    mutation CreateJob($input: CreateOpenJobInput!) {
      job: createOpenJob(input: $input) {
        id
        version
        title
        owners
        isPublic
        isDraft
        publishedAt
        closedAt
        organizationName
        skills
        requiredSkillTags {
          id
          name
        }
        job {
          name
        }
        baseLocation {
          name
        }
      }
    }
  `),
  update: graphql(`
    mutation UpdateJob($input: UpdateOpenJobInput!, $condition: ModelOpenJobConditionInput) {
      job: updateOpenJob(input: $input, condition: $condition) {
        id
        version
        title
        owners
        isPublic
        isDraft
        publishedAt
        closedAt
        reviewRequestedAt
        reviewNote
        organizationName
        organizationOpenJobsId
        requiredSkillTags {
          name
        }
      }
    }
  `),
  read: graphql(`
    query Job($id: ID!) {
      job: getOpenJob(id: $id) {
        id
        title
        closedAt
        overView
        organizationName
        organizationNameForHidden
        organization {
          id
          name
        }
        owners
        memo
        skills
        skillNamesForHidden
        selectionProcesses {
          items {
            title
          }
        }
        mainJobs {
          items {
            jobID
            job {
              name
            }
          }
        }
      }
    }
  `),
  relations: graphql(`
    query Relations($id: ID!) {
      job: getOpenJob(id: $id) {
        favorites {
          items {
            userID
          }
        }
        applyUsers {
          items {
            userID
            user {
              displayName
            }
          }
        }
        conversations {
          items {
            id
            messages {
              items {
                content
              }
            }
          }
        }
        userOpenJobs {
          items {
            userID
            involveType
            user {
              displayName
            }
            openJob {
              title
            }
          }
        }
      }
    }
  `),
  applicants: graphql(`
    query Applicants($openJobID: ID!, $filter: ModelUserAppliesFilterInput, $limit: Int, $nextToken: String) {
      page: listUserAppliesByOpenJob(
        openJobID: $openJobID
        filter: $filter
        limit: $limit
        nextToken: $nextToken
      ) {
        items {
          userID
          type
        }
        nextToken
      }
    }
  `),
  step: graphql(`
    mutation Step($input: CreateSelectionProcessInput!) {
      row: createSelectionProcess(input: $input) {
        id
        step
      }
    }
  `),
  updateStep: graphql(`
    mutation UpdateStep($input: UpdateSelectionProcessInput!) {
      row: updateSelectionProcess(input: $input) {
        id
        title
      }
    }
  `),
  deleteStep: graphql(`
    mutation DeleteStep($input: DeleteSelectionProcessInput!) {
      row: deleteSelectionProcess(input: $input) {
        id
      }
    }
  `),
  mainJob: graphql(`
    mutation MainJob($input: CreateOpenJobMainJobsInput!) {
      row: createOpenJobMainJobs(input: $input) {
        id
      }
    }
  `),
  deleteMainJob: graphql(`
    mutation DeleteMainJob($input: DeleteOpenJobMainJobsInput!) {
      row: deleteOpenJobMainJobs(input: $input) {
        id
      }
    }
  `),
  involve: graphql(`
    mutation Involve($input: CreateUserOpenJobsInput!) {
      row: createUserOpenJobs(input: $input) {
        id
        owner
        involveType
      }
    }
  `),
  updateInvolvement: graphql(`
    mutation UpdateInvolvement($input: UpdateUserOpenJobsInput!) {
      row: updateUserOpenJobs(input: $input) {
        id
        involveType
      }
    }
  `),
  deleteInvolvement: graphql(`
    mutation DeleteInvolvement($input: DeleteUserOpenJobsInput!) {
      row: deleteUserOpenJobs(input: $input) {
        id
      }
    }
  `),
  involvements: graphql(`
    query Involvements($sub: ID!) {
      getUser(sub: $sub) {
        userOpenJobs {
          items {
            openJobID
            involveType
          }
        }
      }
    }
  `),
  catalogue: graphql(`
    query Catalogue {
      listJobs(limit: 2) {
        items {
          id
          name
        }
      }
      listPrefactures(limit: 1) {
        items {
          id
          name
        }
      }
      listSkills(limit: 1) {
        items {
          id
          name
        }
      }
      listSkillTags(limit: 2) {
        items {
          id
          name
        }
      }
    }
  `),
};
