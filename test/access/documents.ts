/** GraphQL documents that several of the access tests send. */
export const documents = {
  apply: /* GraphQL */ `
    mutation Apply($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        id
        type
        conversationId
        version
        history {
          type
          by
        }
      }
    }
  `,
  move: /* GraphQL */ `
    mutation Move($input: UpdateUserAppliesInput!, $condition: ModelUserAppliesConditionInput) {
      updateUserApplies(input: $input, condition: $condition) {
        id
        type
        version
      }
    }
  `,
  applies: /* GraphQL */ `
    query Applies($userID: ID!) {
      listUserAppliesByUser(userID: $userID, limit: 100) {
        items {
          id
          type
          openJob {
            title
          }
        }
      }
    }
  `,
  conversations: /* GraphQL */ `
    query Conversations($userId: ID) {
      listUserConversations(userId: $userId) {
        items {
          conversationId
          unreadCount
          lastMessage
        }
      }
    }
  `,
  keep: /* GraphQL */ `
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
        isFavorite
        createdAt
      }
    }
  `,
  unkeep: /* GraphQL */ `
    mutation Unkeep($input: UpdateUserFavoriteOpenJobsInput!) {
      updateUserFavoriteOpenJobs(input: $input) {
        id
        isFavorite
      }
    }
  `,
  keeps: /* GraphQL */ `
    query Keeps($sub: ID!) {
      getUser(sub: $sub) {
        favoriteOpenJobs {
          items {
            id
          }
        }
      }
    }
  `,
  register: /* GraphQL */ `
    mutation Register($input: CreateUserInput!) {
      createUser(input: $input) {
        sub
        name
      }
    }
  `,
  update: /* GraphQL */ `
    mutation Update($input: UpdateUserInput!, $condition: ModelUserConditionInput) {
      updateUser(input: $input, condition: $condition) {
        sub
        displayName
        version
      }
    }
  `,
  history: /* GraphQL */ `
    mutation History($input: CreateWorkHistoryInput!) {
      createWorkHistory(input: $input) {
        id
        owner
        organizationName
      }
    }
  `,
  updateHistory: /* GraphQL */ `
    mutation UpdateHistory($input: UpdateWorkHistoryInput!, $condition: ModelWorkHistoryConditionInput) {
      updateWorkHistory(input: $input, condition: $condition) {
        id
        description
        version
      }
    }
  `,
  deleteHistory: /* GraphQL */ `
    mutation DeleteHistory($input: DeleteWorkHistoryInput!) {
      deleteWorkHistory(input: $input) {
        id
      }
    }
  `,
  skill: /* GraphQL */ `
    mutation Skill($input: CreateSkillInput!) {
      createSkill(input: $input) {
        id
      }
    }
  `,
  applicants: /* GraphQL */ `
    query Applicants {
      searchUserApplies(limit: 1) {
        total
      }
    }
  `,
  publish: /* GraphQL */ `
    mutation Publish($input: PublishUserConversationsInput!) {
      publishUserConversations(input: $input) {
        id
      }
    }
  `,
  contact: /* GraphQL */ `
    query Contact($sub: ID!) {
      getUserPrivate(sub: $sub) {
        email
        tel
      }
    }
  `,
  user: /* GraphQL */ `
    query User($sub: ID!) {
      getUser(sub: $sub) {
        sub
        displayName
        name
        email
        tel
        birthDate
        description
        lastVisitedAt
        workHistories {
          items {
            id
            description
          }
        }
      }
    }
  `,
  visit: /* GraphQL */ `
    mutation Visit($input: UpdateUserLastVisitedAtInput!) {
      updateUserLastVisitedAt(input: $input) {
        sub
        lastVisitedAt
      }
    }
  `,
};
