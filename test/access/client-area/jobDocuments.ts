import { graphql } from '../../support/graphql';

const mutation = (field: string, type: string, selection: string) => /* GraphQL */ `
  mutation Write($input: ${type}!) {
    ${field}(input: $input) {
      id
      ${selection}
    }
  }
`;
const job = 'title isDraft isPublic organizationOpenJobsId organizationName reviewRequestedAt reviewNote';

/** The GraphQL documents about jobs and the records below them that the tests of the client area send. */
export const jobDocuments = {
  create: mutation('createOpenJob', 'CreateOpenJobInput', job),
  update: mutation('updateOpenJob', 'UpdateOpenJobInput', job),
  createStep: mutation('createSelectionProcess', 'CreateSelectionProcessInput', 'title'),
  updateStep: mutation('updateSelectionProcess', 'UpdateSelectionProcessInput', 'title'),
  deleteStep: mutation('deleteSelectionProcess', 'DeleteSelectionProcessInput', ''),
  createCategory: mutation('createOpenJobMainJobs', 'CreateOpenJobMainJobsInput', ''),
  deleteCategory: mutation('deleteOpenJobMainJobs', 'DeleteOpenJobMainJobsInput', ''),
  involve: mutation('createUserOpenJobs', 'CreateUserOpenJobsInput', ''),
  release: mutation('deleteUserOpenJobs', 'DeleteUserOpenJobsInput', ''),
  review: graphql(`
    query Review($id: ID!) {
      getOpenJob(id: $id) {
        id
        reviewRequestedAt
        reviewNote
      }
    }
  `),
  applicants: graphql(`
    query Applicants($openJobID: ID!) {
      listUserAppliesByOpenJob(openJobID: $openJobID, sortDirection: DESC, limit: 100) {
        items {
          id
          type
          user {
            name
            displayName
          }
        }
      }
    }
  `),
};
