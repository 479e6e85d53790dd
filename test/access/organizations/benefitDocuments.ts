import { composed } from '../../support/composed';
import { graphql } from '../../support/graphql';
import type { Benefit } from './Benefit';

const fields = `
  id
  version
  title
  isDraft
  couponCode
  usedCount
  tags {
    id
    name
  }
  organization {
    name
  }
`;
const mine = `
  myUse {
    status
  }
  usedUsers {
    items {
      userID
      user {
        displayName
      }
    }
  }
`;

/** The GraphQL documents that the tests of employee benefits send. */
export const benefitDocuments = {
  create: composed<{
    row: Benefit;
  }>`mutation Create($input: CreateEmployeeBenefitInput!) { row: createEmployeeBenefit(input: $input) { ${fields} } }`,
  update: composed<{
    row: Benefit;
  }>`mutation Update($input: UpdateEmployeeBenefitInput!, $condition: ModelEmployeeBenefitConditionInput) {
    row: updateEmployeeBenefit(input: $input, condition: $condition) { ${fields} }
  }`,
  read: composed<{
    row: Benefit | null;
  }>`query Read($id: ID!) { row: getEmployeeBenefit(id: $id) { ${fields} ${mine} } }`,
  list: composed<{ page: { items: Benefit[] } }>`query List {
    page: listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", sortDirection: DESC, limit: 100) { items { ${fields} ${mine} } }
  }`,
  search: composed<{
    page: { items: Benefit[] };
  }>`query Search($filter: SearchableEmployeeBenefitFilterInput) {
    page: searchEmployeeBenefits(filter: $filter) { total items { ${fields} ${mine} } }
  }`,
  use: graphql(`
    mutation Use($input: CreateUserEmployeeBenefitsInput!) {
      row: createUserEmployeeBenefits(input: $input) {
        id
        owner
        status
        version
      }
    }
  `),
  grant: graphql(`
    mutation Grant($input: UpdateUserEmployeeBenefitsInput!) {
      row: updateUserEmployeeBenefits(input: $input) {
        id
        status
        version
      }
    }
  `),
  uses: graphql(`
    query Uses($sub: ID!) {
      getUser(sub: $sub) {
        usedEmployeeBenefits {
          items {
            status
            employeeBenefit {
              title
              couponCode
            }
          }
        }
      }
    }
  `),
  createTag: graphql(`
    mutation Tag($input: CreateEmployeeBenefitTagInput!) {
      row: createEmployeeBenefitTag(input: $input) {
        id
      }
    }
  `),
  renameTag: graphql(`
    mutation Tag($input: UpdateEmployeeBenefitTagInput!) {
      row: updateEmployeeBenefitTag(input: $input) {
        id
      }
    }
  `),
  createPartner: graphql(`
    mutation Partner($input: CreateEmployeeBenefitOrganizationInput!) {
      row: createEmployeeBenefitOrganization(input: $input) {
        id
      }
    }
  `),
};
