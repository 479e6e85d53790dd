const fields = /* GraphQL */ `
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
const mine = /* GraphQL */ `
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
  create: `mutation Create($input: CreateEmployeeBenefitInput!) { row: createEmployeeBenefit(input: $input) { ${fields} } }`,
  update: `mutation Update($input: UpdateEmployeeBenefitInput!, $condition: ModelEmployeeBenefitConditionInput) {
    row: updateEmployeeBenefit(input: $input, condition: $condition) { ${fields} }
  }`,
  read: `query Read($id: ID!) { row: getEmployeeBenefit(id: $id) { ${fields} ${mine} } }`,
  list: `query List {
    page: listEmployeeBenefitByCreatedAt(type: "EmployeeBenefit", sortDirection: DESC, limit: 100) { items { ${fields} ${mine} } }
  }`,
  search: `query Search($filter: SearchableEmployeeBenefitFilterInput) {
    page: searchEmployeeBenefits(filter: $filter) { total items { ${fields} ${mine} } }
  }`,
  use: `mutation Use($input: CreateUserEmployeeBenefitsInput!) { row: createUserEmployeeBenefits(input: $input) { id owner status version } }`,
  grant: `mutation Grant($input: UpdateUserEmployeeBenefitsInput!) { row: updateUserEmployeeBenefits(input: $input) { id status version } }`,
  uses: `query Uses($sub: ID!) {
    getUser(sub: $sub) { usedEmployeeBenefits { items { status employeeBenefit { title couponCode } } } }
  }`,
  createTag: `mutation Tag($input: CreateEmployeeBenefitTagInput!) { row: createEmployeeBenefitTag(input: $input) { id } }`,
  renameTag: `mutation Tag($input: UpdateEmployeeBenefitTagInput!) { row: updateEmployeeBenefitTag(input: $input) { id } }`,
  createPartner: `mutation Partner($input: CreateEmployeeBenefitOrganizationInput!) { row: createEmployeeBenefitOrganization(input: $input) { id } }`,
};
