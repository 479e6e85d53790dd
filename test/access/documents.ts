import { graphql } from '../support/graphql';

/** GraphQL documents that several of the access tests send. */
export const documents = {
  apply: graphql(`
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
  `),
  move: graphql(`
    mutation Move($input: UpdateUserAppliesInput!, $condition: ModelUserAppliesConditionInput) {
      updateUserApplies(input: $input, condition: $condition) {
        id
        type
        version
      }
    }
  `),
  applies: graphql(`
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
  `),
  conversations: graphql(`
    query Conversations($userId: ID) {
      listUserConversations(userId: $userId) {
        items {
          conversationId
          unreadCount
          lastMessage
        }
      }
    }
  `),
  agree: graphql(`
    mutation Agree($input: AgreeToTermsInput!) {
      agreeToTerms(input: $input) {
        sub
        isAgreedTerms
        agreedTermsAt
        isConfirmedServiceGuide
      }
    }
  `),
  keep: graphql(`
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
        isFavorite
        createdAt
      }
    }
  `),
  unkeep: graphql(`
    mutation Unkeep($input: UpdateUserFavoriteOpenJobsInput!) {
      updateUserFavoriteOpenJobs(input: $input) {
        id
        isFavorite
      }
    }
  `),
  keeps: graphql(`
    query Keeps($sub: ID!) {
      getUser(sub: $sub) {
        favoriteOpenJobs {
          items {
            id
          }
        }
      }
    }
  `),
  register: graphql(`
    mutation Register($input: CreateUserInput!) {
      createUser(input: $input) {
        sub
        name
      }
    }
  `),
  update: graphql(`
    mutation Update($input: UpdateUserInput!, $condition: ModelUserConditionInput) {
      updateUser(input: $input, condition: $condition) {
        sub
        displayName
        version
      }
    }
  `),
  history: graphql(`
    mutation History($input: CreateWorkHistoryInput!) {
      createWorkHistory(input: $input) {
        id
        owner
        organizationName
      }
    }
  `),
  updateHistory: graphql(`
    mutation UpdateHistory($input: UpdateWorkHistoryInput!, $condition: ModelWorkHistoryConditionInput) {
      updateWorkHistory(input: $input, condition: $condition) {
        id
        description
        version
      }
    }
  `),
  deleteHistory: graphql(`
    mutation DeleteHistory($input: DeleteWorkHistoryInput!) {
      deleteWorkHistory(input: $input) {
        id
      }
    }
  `),
  skill: graphql(`
    mutation Skill($input: CreateSkillInput!) {
      createSkill(input: $input) {
        id
      }
    }
  `),
  applicants: graphql(`
    query Applicants {
      searchUserApplies(limit: 1) {
        total
      }
    }
  `),
  publish: graphql(`
    mutation Publish($input: PublishUserConversationsInput!) {
      publishUserConversations(input: $input) {
        id
      }
    }
  `),
  contact: graphql(`
    query Contact($sub: ID!) {
      getUserPrivate(sub: $sub) {
        email
        tel
      }
    }
  `),
  user: graphql(`
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
  `),
  visit: graphql(`
    mutation Visit($input: UpdateUserLastVisitedAtInput!) {
      updateUserLastVisitedAt(input: $input) {
        sub
        lastVisitedAt
      }
    }
  `),
};
