import { graphql } from '../graphql';
/** The GraphQL documents that people send under load, except those about conversations. */
export const callDocuments = {
  search: graphql(`
    query Search($from: Int) {
      searchOpenJobs(limit: 20, from: $from) {
        items {
          id
          title
        }
        total
      }
    }
  `),
  job: graphql(`
    query Job($id: ID!) {
      getOpenJob(id: $id) {
        id
        title
        overView
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
  changeKeep: graphql(`
    mutation ChangeKeep($input: UpdateUserFavoriteOpenJobsInput!) {
      updateUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `),
  apply: graphql(`
    mutation Apply($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        id
      }
    }
  `),
  rename: graphql(`
    mutation Rename($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `),
};
