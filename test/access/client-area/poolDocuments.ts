import { graphql } from '../../support/graphql';

/** The documents with which the tests of an organization's pool call the API. */
export const poolDocuments = {
  list: graphql(`
    query ($organizationId: ID, $label: String, $openJobID: ID) {
      listPooledTalents(organizationId: $organizationId, label: $label, openJobID: $openJobID) {
        items {
          userID
          isKept
          labels
          openJobIDs
          user {
            id
            nameInitial
            gender
            isPrivate
          }
        }
        labels
      }
    }
  `),
  read: graphql(`
    query ($userID: ID!, $organizationId: ID) {
      getPooledTalent(userID: $userID, organizationId: $organizationId) {
        isKept
        labels
        notes {
          id
          by
          at
          editedAt
          text
        }
        people {
          sub
          name
        }
      }
    }
  `),
  ties: graphql(`
    query ($userID: ID!, $organizationId: ID) {
      listTalentTies(userIDs: [$userID], organizationId: $organizationId) {
        userID
        scouted
        isKept
        labels
      }
    }
  `),
  pool: graphql(`
    mutation ($input: PoolTalentInput!) {
      poolTalent(input: $input) {
        isKept
        labels
        openJobIDs
      }
    }
  `),
  note: graphql(`
    mutation ($input: CreateTalentNoteInput!) {
      createTalentNote(input: $input) {
        id
        text
      }
    }
  `),
  change: graphql(`
    mutation ($input: UpdateTalentNoteInput!) {
      updateTalentNote(input: $input) {
        text
      }
    }
  `),
  remove: graphql(`
    mutation ($input: DeleteTalentNoteInput!) {
      deleteTalentNote(input: $input) {
        id
      }
    }
  `),
};
