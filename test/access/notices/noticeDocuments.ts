/** The GraphQL documents for notices that the tests use. */
export const noticeDocuments = {
  list: /* GraphQL */ `
    query Notices {
      listUserNotices(limit: 20) {
        items {
          id
          userId
          kind
          subject
          title
          state
          isRead
        }
      }
    }
  `,
  mark: /* GraphQL */ `
    mutation Mark($input: UpdateUserNoticeInput!) {
      updateUserNotice(input: $input) {
        userId
        ids
        isRead
      }
    }
  `,
  arrivals: /* GraphQL */ `
    subscription Arrivals($userId: ID!) {
      onCreateUserNotice(userId: $userId) {
        id
        userId
        kind
        title
        isRead
      }
    }
  `,
  marked: /* GraphQL */ `
    subscription Marked($userId: ID!) {
      onUpdateUserNotice(userId: $userId) {
        userId
        ids
        isRead
      }
    }
  `,
};
