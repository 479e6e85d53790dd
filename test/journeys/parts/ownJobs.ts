import { graphql } from '../../support/graphql';

/** The jobs of an organization, in every state that the caller may see. */
export const ownJobs = graphql(`
  query OwnJobs($organizationId: ID!) {
    searchOpenJobs(filter: { organizationId: { eq: $organizationId } }, limit: 50) {
      items {
        id
        title
        isPublic
        isDraft
      }
    }
  }
`);
