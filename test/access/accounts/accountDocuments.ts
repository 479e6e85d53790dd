/** The GraphQL documents about accounts that tests send. */
export const accountDocuments = {
  createTalent: /* GraphQL */ `
    mutation CreateTalent($input: CreateTalentInput!) {
      createTalent(input: $input) {
        sub
        name
        displayName
        isAgreedTerms
      }
    }
  `,
  setEnabled: /* GraphQL */ `
    mutation SetEnabled($sub: ID!, $enabled: Boolean!) {
      setTalentEnabled(sub: $sub, enabled: $enabled) {
        accepted
      }
    }
  `,
  resetPassword: /* GraphQL */ `
    mutation ResetPassword($sub: ID!) {
      resetTalentPassword(sub: $sub) {
        accepted
      }
    }
  `,
  audit: /* GraphQL */ `
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
  `,
  delete: /* GraphQL */ `
    mutation Delete($input: DeleteUserInput!) {
      deleteUser(input: $input) {
        sub
        deletionRequestedAt
      }
    }
  `,
  cancel: /* GraphQL */ `
    mutation Cancel($sub: ID!) {
      cancelUserDeletion(sub: $sub) {
        sub
        deletionRequestedAt
      }
    }
  `,
  contact: /* GraphQL */ `
    mutation Contact($input: CreateContactMessageInput!) {
      createContactMessage(input: $input) {
        accepted
      }
    }
  `,
  exportData: /* GraphQL */ `
    mutation ExportData($input: CreateDataExportInput) {
      createDataExport(input: $input) {
        id
        kind
        state
      }
    }
  `,
  exports: /* GraphQL */ `
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
  `,
  exportLink: /* GraphQL */ `
    query ExportLink($id: ID!) {
      getFileLink(type: EXPORT, id: $id, field: "file") {
        url
        expiresAt
      }
    }
  `,
  seed: /* GraphQL */ `
    mutation Seed($input: RunSeedInput!) {
      runSeed(input: $input) {
        accepted
      }
    }
  `,
};
