import { graphql } from '../../support/graphql';

/**
 * The GraphQL documents about talents, jobs, applications and benefits that the tests of the client area
 * send.
 */
export const clientDocuments = {
  ownJobs: graphql(`
    query OwnJobs($organizationId: ID!) {
      searchOpenJobs(filter: { organizationId: { eq: $organizationId } }, limit: 50) {
        items {
          id
          isPublic
          isDraft
          memo
          organizationName
        }
        total
      }
    }
  `),
  job: graphql(`
    query Job($id: ID!) {
      getOpenJob(id: $id) {
        id
        title
        isDraft
        organizationName
        memo
        owners
      }
    }
  `),
  talent: graphql(`
    query Talent($sub: ID!) {
      getUser(sub: $sub) {
        displayName
        name
        profileIcon
        belongsTo
        appetiteToChangeJobs
        numberOfDayPerWeek
        maximumSalary
        gender
        ageBand
        birthDate
        otherHopes
        facebookUrl
        lineID
        email
        tel
        lastVisitedAt
        lastVisitedWithin
        isPrivate
        isDebug
        workHistories {
          items {
            organizationName
          }
        }
        applies {
          items {
            id
          }
        }
      }
    }
  `),
  benefit: graphql(`
    query Benefit($id: ID!) {
      getEmployeeBenefit(id: $id) {
        id
        title
        isDraft
        couponCode
        organizationEmployeeBenefitsId
        usedUsers {
          items {
            id
          }
        }
      }
    }
  `),
  benefits: graphql(`
    query Benefits {
      listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", sortDirection: DESC, limit: 1000) {
        items {
          id
        }
      }
    }
  `),
  fileLink: graphql(`
    query Link($type: FileOwner!, $id: ID!, $field: String!) {
      getFileLink(type: $type, id: $id, field: $field) {
        url
      }
    }
  `),
  contact: graphql(`
    query Contact($sub: ID!) {
      getUserPrivate(sub: $sub) {
        name
        email
        tel
        address
        nearestStation
      }
    }
  `),
  applications: graphql(`
    query Applications($filter: SearchableUserAppliesFilterInput) {
      searchUserApplies(filter: $filter, limit: 50) {
        items {
          id
          type
          openJobID
          user {
            name
            displayName
            profileIcon
            email
          }
        }
        total
      }
    }
  `),
  talents: graphql(`
    query Talents($filter: SearchableUserFilterInput) {
      searchUsers(filter: $filter, limit: 20) {
        items {
          sub
          name
          birthDate
          maximumSalary
          email
        }
        total
      }
    }
  `),
};
