/** The GraphQL documents about conversations that tests send. */
export const messagingDocuments = {
  send: /* GraphQL */ `
    mutation Send($input: CreateMessageInput!) {
      createMessage(input: $input) {
        id
        content
        isEvent
        author {
          sub
          name
        }
      }
    }
  `,
  thread: /* GraphQL */ `
    query Thread(
      $conversationId: ID!
      $reason: String
      $limit: Int
      $nextToken: String
      $sortDirection: ModelSortDirection
    ) {
      listMessagesByConversation(
        conversationId: $conversationId
        reason: $reason
        limit: $limit
        nextToken: $nextToken
        sortDirection: $sortDirection
      ) {
        items {
          id
          content
          messageReads {
            items {
              id
              userId
              read
            }
          }
        }
        nextToken
      }
    }
  `,
  conversation: /* GraphQL */ `
    query Conversation($id: ID!, $reason: String) {
      getConversation(id: $id, reason: $reason) {
        id
        name
        owners
        messages(limit: 2) {
          items {
            content
          }
        }
      }
    }
  `,
  converse: /* GraphQL */ `
    mutation Converse($input: CreateConversationInput!) {
      createConversation(input: $input) {
        id
        name
      }
    }
  `,
  list: /* GraphQL */ `
    query List {
      listUserConversations(limit: 100) {
        items {
          id
          conversationId
          partnerName
          lastMessage
          unreadCount
        }
      }
    }
  `,
  read: /* GraphQL */ `
    mutation Read($input: UpdateMessageReadInput!) {
      updateMessageRead(input: $input) {
        id
        read
      }
    }
  `,
  readAll: /* GraphQL */ `
    mutation ReadAll($input: UpdateUserConversationsInput!) {
      updateUserConversations(input: $input) {
        id
        unreadCount
      }
    }
  `,
  join: /* GraphQL */ `
    mutation Join($input: CreateUserConversationsInput!) {
      createUserConversations(input: $input) {
        id
      }
    }
  `,
  leave: /* GraphQL */ `
    mutation Leave($input: DeleteUserConversationsInput!) {
      deleteUserConversations(input: $input) {
        id
      }
    }
  `,
  unread: /* GraphQL */ `
    query Unread($sub: ID!) {
      getUser(sub: $sub) {
        messageReads {
          items {
            id
            message {
              content
            }
          }
        }
      }
    }
  `,
};
