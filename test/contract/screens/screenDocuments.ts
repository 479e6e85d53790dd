import { graphql } from '../../support/graphql';

/** The GraphQL documents with which the tests of screens arrange what the screens show. */
export const screenDocuments = {
  showAt: graphql(`
    mutation ShowAt($input: UpdateUserInput!) {
      updateUser(input: $input) {
        portfolioPath
      }
    }
  `),
  addSkill: graphql(`
    mutation ($input: CreateSkillSetInput!) {
      createSkillSet(input: $input) {
        id
      }
    }
  `),
  kept: graphql(`
    query Kept($sub: ID!) {
      getUser(sub: $sub) {
        favoriteOpenJobs(limit: 100) {
          items {
            openJob {
              id
              description
            }
          }
        }
      }
    }
  `),
  keep: graphql(`
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `),
  items: graphql(`
    {
      listProfessionalItems(limit: 1000) {
        items {
          id
          users {
            id
          }
        }
      }
    }
  `),
  jobs: graphql(`
    {
      searchOpenJobs(limit: 20) {
        items {
          id
          description
        }
      }
    }
  `),
};
