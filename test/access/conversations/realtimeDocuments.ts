import { graphql } from '../../support/graphql';

/** The GraphQL subscriptions that tests of live messages use. */
export const realtimeDocuments = {
  messages: graphql(`
    subscription Messages($conversationId: ID!) {
      onCreateMessage(conversationId: $conversationId) {
        id
        content
        conversationId
      }
    }
  `),
  updatedReads: graphql(`
    subscription UpdatedReads($conversationId: ID!) {
      onUpdateMessageRead(conversationId: $conversationId) {
        id
        userId
        conversationId
        read
      }
    }
  `),
  conversations: graphql(`
    subscription Conversations($userId: ID!) {
      onCreateUserConversations(userId: $userId) {
        id
        userId
        conversationId
      }
    }
  `),
  reads: graphql(`
    subscription Reads($userId: ID!) {
      onCreateMessageRead(userId: $userId) {
        id
        userId
        conversationId
        read
        message {
          id
          conversationId
          content
          createdAt
          author {
            name
          }
        }
      }
    }
  `),
};
