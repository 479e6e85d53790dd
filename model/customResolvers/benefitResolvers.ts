import type { CustomResolver } from '../CustomResolver';
import { listedByStatus } from '../listedByStatus';
import { RateLimits } from '../limits/RateLimits';

/** The custom resolvers for employee benefits: offering, finding and using them. */
export const benefitResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getEmployeeBenefit': {
    in: 'benefit',
    grants: ['signedIn'],
    steps: { benefit: 'Catalog', mine: 'Talent' },
  },
  'Query.listEmployeeBenefitByCreatedAt': {
    in: 'benefit',
    grants: ['signedIn'],
    steps: { shown: 'Catalog', drafts: 'Catalog', mine: { source: 'Talent', file: 'benefits.mine' } },
  },
  'Query.searchEmployeeBenefits': {
    in: 'benefit',
    grants: ['signedIn'],
    steps: {
      understand: { source: 'Catalog', file: 'search.understand' },
      scope: 'None',
      search: 'Search',
      prefix: 'Search',
      near: 'Search',
      mine: { source: 'Talent', file: 'benefits.mine' },
    },
  },
  'Query.listUserEmployeeBenefits': listedByStatus,
  'Mutation.createEmployeeBenefit': {
    in: 'benefit',
    grants: ['client', 'admin'],
    rate: RateLimits.benefit,
    steps: { names: { source: 'Catalog', file: 'benefit.names' }, write: 'Catalog' },
  },
  'Mutation.updateEmployeeBenefit': {
    in: 'benefit',
    grants: ['client', 'admin'],
    steps: { names: { source: 'Catalog', file: 'benefit.names' }, change: 'None', write: 'Catalog' },
  },
  'Mutation.takeBackEmployeeBenefitEdit': {
    in: 'benefit',
    grants: ['admin'],
    steps: {
      entry: 'Insight',
      names: { source: 'Catalog', file: 'benefit.names' },
      change: { source: 'None', file: 'Mutation.updateEmployeeBenefit.2.change' },
      write: { source: 'Catalog', file: 'Mutation.updateEmployeeBenefit.3.write' },
    },
  },
  'Mutation.createUserEmployeeBenefits': {
    in: 'benefit',
    grants: ['owner'],
    rate: RateLimits.application,
    steps: { benefit: 'Catalog', write: 'Talent' },
  },
  'Mutation.updateUserEmployeeBenefits': { in: 'benefit', grants: ['admin'], source: 'Talent' },
  'EmployeeBenefit.tags': { in: 'benefit', grants: [], source: 'Catalog' },
  'EmployeeBenefit.couponCode': {
    in: 'benefit',
    file: 'EmployeeBenefit.mine',
    grants: [],
    source: 'Talent',
    also: ['Catalog'],
  },
  'EmployeeBenefit.myUse': { in: 'benefit', file: 'EmployeeBenefit.mine', grants: [], source: 'Talent' },
  'EmployeeBenefit.usedUsers': { in: 'benefit', grants: [], source: 'Talent' },
  'UserEmployeeBenefits.employeeBenefit': {
    in: 'benefit',
    grants: [],
    source: 'Catalog',
    one: { entity: 'EmployeeBenefit', by: 'employeeBenefitID' },
  },
  'UserEmployeeBenefits.user': {
    in: 'apply',
    file: 'UserApplies.user',
    grants: [],
    source: 'Talent',
    one: { entity: 'User', by: 'userID' },
  },
};
