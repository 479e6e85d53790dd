/**
 * The GraphQL documents of `npm run prove kills`, except those about conversations. Each selects only
 * ids.
 */
export const killDocuments = {
  jobs: /* GraphQL */ `
    query Jobs {
      searchOpenJobs(limit: 40) {
        items {
          id
        }
      }
    }
  `,
  benefits: /* GraphQL */ `
    query Benefits {
      listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", limit: 20) {
        items {
          id
        }
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
  rename: /* GraphQL */ `
    mutation Rename($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `,
  useBenefit: /* GraphQL */ `
    mutation UseBenefit($input: CreateUserEmployeeBenefitsInput!) {
      createUserEmployeeBenefits(input: $input) {
        id
      }
    }
  `,
  evaluate: /* GraphQL */ `
    mutation Evaluate($input: CreateEvaluationInput!) {
      createEvaluation(input: $input) {
        id
      }
    }
  `,
  retitle: /* GraphQL */ `
    mutation Retitle($input: UpdateOpenJobInput!) {
      updateOpenJob(input: $input) {
        id
      }
    }
  `,
};
