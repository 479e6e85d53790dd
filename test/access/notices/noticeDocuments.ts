import { graphql } from '../../support/graphql';

/** The GraphQL documents for notices that the tests use. */
export const noticeDocuments = {
  list: graphql(`
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
  `),
  mark: graphql(`
    mutation Mark($input: UpdateUserNoticeInput!) {
      updateUserNotice(input: $input) {
        userId
        ids
        isRead
      }
    }
  `),
  arrivals: graphql(`
    subscription Arrivals($userId: ID!) {
      onCreateUserNotice(userId: $userId) {
        id
        userId
        kind
        title
        isRead
      }
    }
  `),
  marked: graphql(`
    subscription Marked($userId: ID!) {
      onUpdateUserNotice(userId: $userId) {
        userId
        ids
        isRead
      }
    }
  `),
};
