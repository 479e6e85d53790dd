import { graphql } from '../../support/graphql';

/**
 * The GraphQL documents with which a talent reads, or subscribes to, a conversation, an application and its
 * job.
 */
export const maskedDocuments = {
  everything: graphql(`
    query Everything($sub: ID!, $conversationId: ID!, $openJobId: ID!) {
      listUserConversations {
        items {
          ...Row
        }
      }
      getConversation(id: $conversationId) {
        id
        name
        openJob {
          id
          organizationName
        }
        participants {
          sub
          name
          profileIcon
        }
        messages {
          items {
            ...Said
          }
        }
      }
      listMessagesByConversation(conversationId: $conversationId) {
        items {
          ...Said
        }
      }
      listUserAppliesByUser(userID: $sub) {
        items {
          id
          history {
            type
            by
          }
        }
      }
      listEnishiWorkHistoriesByUser(userId: $sub) {
        items {
          id
          owners
        }
      }
      getOpenJob(id: $openJobId) {
        id
        owners
        myApply {
          history {
            by
          }
        }
      }
      getUser(sub: $sub) {
        applies {
          items {
            history {
              by
            }
          }
        }
        conversations {
          items {
            ...Row
          }
        }
        messages {
          items {
            ...Said
          }
        }
        messageReads {
          items {
            id
            userId
            messageId
            message {
              ...Said
            }
          }
        }
      }
    }
    fragment Row on UserConversations {
      id
      userId
      partnerName
      partnerIcon
      owners
      conversation {
        id
        name
        owners
      }
    }
    fragment Said on Message {
      id
      content
      authorId
      author {
        sub
        name
        profileIcon
      }
      messageReads {
        items {
          id
          userId
          read
        }
      }
    }
  `),
  listened: {
    messages: `subscription Messages($conversationId: ID!) {
    onCreateMessage(conversationId: $conversationId) { id content authorId author { sub name profileIcon } }
  }`,
    reads: `subscription Reads($conversationId: ID!) {
    onUpdateMessageRead(conversationId: $conversationId) { id userId messageId read }
  }`,
    unread: `subscription Unread($sub: ID!) {
    onCreateMessageRead(userId: $sub) {
      id userId messageId message { id content authorId author { sub name profileIcon } }
    }
  }`,
  },
};
