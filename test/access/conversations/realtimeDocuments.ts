/** The GraphQL subscriptions that tests of live messages use. */
export const realtimeDocuments = {
  messages: /* GraphQL */ `
    subscription Messages($conversationId: ID!) {
      onCreateMessage(conversationId: $conversationId) {
        id
        content
        conversationId
      }
    }
  `,
  updatedReads: /* GraphQL */ `
    subscription UpdatedReads($conversationId: ID!) {
      onUpdateMessageRead(conversationId: $conversationId) {
        id
        userId
        conversationId
        read
      }
    }
  `,
  conversations: /* GraphQL */ `
    subscription Conversations($userId: ID!) {
      onCreateUserConversations(userId: $userId) {
        id
        userId
        conversationId
      }
    }
  `,
  reads: /* GraphQL */ `
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
  `,
};
