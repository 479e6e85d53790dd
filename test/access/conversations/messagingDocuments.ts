import { graphql } from '../../support/graphql';

/** The GraphQL documents about conversations that tests send. */
export const messagingDocuments = {
  send: graphql(`
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
  `),
  thread: graphql(`
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
  `),
  conversation: graphql(`
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
  `),
  newest: graphql(`
    query Newest($id: ID!) {
      getConversation(id: $id) {
        participants {
          sub
        }
        messages(sortDirection: DESC, limit: 3) {
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
    }
  `),
  converse: graphql(`
    mutation Converse($input: CreateConversationInput!) {
      createConversation(input: $input) {
        id
        name
      }
    }
  `),
  list: graphql(`
    query List {
      listUserConversations(limit: 100) {
        items {
          id
          conversationId
          partnerName
          lastMessage
          lastAuthor
          unreadCount
        }
      }
    }
  `),
  read: graphql(`
    mutation Read($input: UpdateMessageReadInput!) {
      updateMessageRead(input: $input) {
        id
        read
      }
    }
  `),
  readAll: graphql(`
    mutation ReadAll($input: UpdateUserConversationsInput!) {
      updateUserConversations(input: $input) {
        id
        unreadCount
      }
    }
  `),
  join: graphql(`
    mutation Join($input: CreateUserConversationsInput!) {
      createUserConversations(input: $input) {
        id
      }
    }
  `),
  leave: graphql(`
    mutation Leave($input: DeleteUserConversationsInput!) {
      deleteUserConversations(input: $input) {
        id
      }
    }
  `),
  unread: graphql(`
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
  `),
};
