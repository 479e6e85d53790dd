import { graphql } from '../graphql';

/**
 * The GraphQL documents of `npm run prove kills`, except those about conversations. Each selects only
 * ids.
 */
export const killDocuments = {
  jobs: graphql(`
    query Jobs {
      searchOpenJobs(limit: 40) {
        items {
          id
        }
      }
    }
  `),
  benefits: graphql(`
    query Benefits {
      listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", limit: 20) {
        items {
          id
        }
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
  rename: graphql(`
    mutation Rename($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `),
  useBenefit: graphql(`
    mutation UseBenefit($input: CreateUserEmployeeBenefitsInput!) {
      createUserEmployeeBenefits(input: $input) {
        id
      }
    }
  `),
  evaluate: graphql(`
    mutation Evaluate($input: CreateEvaluationInput!) {
      createEvaluation(input: $input) {
        id
      }
    }
  `),
  retitle: graphql(`
    mutation Retitle($input: UpdateOpenJobInput!) {
      updateOpenJob(input: $input) {
        id
      }
    }
  `),
};
