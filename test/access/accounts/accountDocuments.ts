import { graphql } from '../../support/graphql';

/** The GraphQL documents about accounts that tests send. */
export const accountDocuments = {
  createTalent: graphql(`
    mutation CreateTalent($input: CreateTalentInput!) {
      createTalent(input: $input) {
        sub
        name
        displayName
        isAgreedTerms
      }
    }
  `),
  setEnabled: graphql(`
    mutation SetEnabled($sub: ID!, $enabled: Boolean!) {
      setTalentEnabled(sub: $sub, enabled: $enabled) {
        accepted
      }
    }
  `),
  resetPassword: graphql(`
    mutation ResetPassword($sub: ID!) {
      resetTalentPassword(sub: $sub) {
        accepted
      }
    }
  `),
  endSubscriptions: graphql(`
    mutation EndSubscriptions($hasNewPassword: Boolean) {
      endSubscriptions(hasNewPassword: $hasNewPassword) {
        accepted
      }
    }
  `),
  audit: graphql(`
    query Audit($date: AWSDate!, $nextToken: String) {
      listAuditEntries(date: $date, limit: 100, nextToken: $nextToken) {
        items {
          id
          at
          actor
          action
          subject
          detail
        }
        nextToken
      }
    }
  `),
  delete: graphql(`
    mutation Delete($input: DeleteUserInput!) {
      deleteUser(input: $input) {
        sub
        deletionRequestedAt
      }
    }
  `),
  cancel: graphql(`
    mutation Cancel($sub: ID!) {
      cancelUserDeletion(sub: $sub) {
        sub
        deletionRequestedAt
      }
    }
  `),
  contact: graphql(`
    mutation Contact($input: CreateContactMessageInput!) {
      createContactMessage(input: $input) {
        accepted
      }
    }
  `),
  exportData: graphql(`
    mutation ExportData($input: CreateDataExportInput) {
      createDataExport(input: $input) {
        id
        kind
        state
      }
    }
  `),
  exports: graphql(`
    query Exports {
      listExports {
        items {
          id
          state
          progress
          rows
        }
      }
    }
  `),
  exportLink: graphql(`
    query ExportLink($id: ID!) {
      getFileLink(type: EXPORT, id: $id, field: "file") {
        url
        expiresAt
      }
    }
  `),
  seed: graphql(`
    mutation Seed($input: RunSeedInput!) {
      runSeed(input: $input) {
        accepted
      }
    }
  `),
};
