import { grantsOf } from '../../../infra/resolvers/grantsOf';
import { rateOf } from '../../../infra/resolvers/rateOf';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';
import { entities } from '../../../model/entities';

/** Mutations that change or remove what is there already, and those of the system. They show nobody anything new. */
const CHANGES = /^(update|delete|cancel|takeBack|publish)[A-Z]/;

/** The records of a profile: only the profile shows them, it has a most of each, and nobody is notified of them. */
const ofProfile = entities
  .filter(({ perParent, access }) => perParent > 0 && access.create?.includes('owner'))
  .map(({ name }) => `create${name}`);

/** Mutations without a declared rate, each with the reason. */
const unlimited: Readonly<Record<string, string>> = {
  agreeToTerms: 'a consent of one’s own, which nobody else sees',
  createContactMessage: 'guests have no account; receive-contact counts by network, address and in all',
  createDataExport: 'only the person sees it; ExportLimits.perDay, in the same transaction',
  createUser: 'one profile for each account, by its key',
  createUserPrivate: 'one row for each account, by its key; nobody else sees it',
  createUserMainJobs: 'one row for each occupation of the catalogue, by its key',
  createUserPrefactures: 'one row for each prefecture of the catalogue, by its key',
  createWorkHistoryDivision: 'only the profile shows it, below one of at most 100 histories',
  createUserFavoriteOpenJobs: 'one row for each public job, by its key; others see only their number',
};

const creating = resolverPlans
  .filter(({ type, field }) => type === 'Mutation' && !CHANGES.test(field))
  .map(({ field }) => field)
  .filter((field) => grantsOf(`Mutation.${field}`)?.some((grant) => grant !== 'admin' && grant !== 'system'));

test('everyone creates what others see only so often', () => {
  const unnamed = creating.filter(
    (field) => !rateOf(`Mutation.${field}`) && !(field in unlimited) && !ofProfile.includes(field),
  );
  expect(unnamed).toEqual([]);
});

test('each exception is a mutation without a rate', () => {
  const stale = Object.keys(unlimited).filter(
    (field) => rateOf(`Mutation.${field}`) || !creating.includes(field) || ofProfile.includes(field),
  );
  expect(stale).toEqual([]);
  expect(creating.length).toBeGreaterThan(30);
});
