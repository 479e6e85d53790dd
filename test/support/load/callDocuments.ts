/** The GraphQL documents that people send under load, except those about conversations. */
export const callDocuments = {
  search: /* GraphQL */ `
    query Search($from: Int) {
      searchOpenJobs(limit: 20, from: $from) {
        items {
          id
          title
        }
        total
      }
    }
  `,
  job: /* GraphQL */ `
    query Job($id: ID!) {
      getOpenJob(id: $id) {
        id
        title
        overView
      }
    }
  `,
  keep: /* GraphQL */ `
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `,
  changeKeep: /* GraphQL */ `
    mutation ChangeKeep($input: UpdateUserFavoriteOpenJobsInput!) {
      updateUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `,
  apply: /* GraphQL */ `
    mutation Apply($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        id
      }
    }
  `,
  rename: /* GraphQL */ `
    mutation Rename($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `,
};
