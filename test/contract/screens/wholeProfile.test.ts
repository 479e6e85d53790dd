import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { profileDocuments } from './profileDocuments';
import { type WholeProfile, withWholeProfile } from './withWholeProfile';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

const rename = {
  occupation: `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { id } }`,
  place: `mutation ($input: UpdatePrefactureInput!) { updatePrefacture(input: $input) { id } }`,
};

let admin: Person;
let client: Person;
let whole: WholeProfile;
let organizationId: string;

/** Who sends the queries that the talent does not send. */
const callers: Readonly<Record<string, () => Caller>> = {
  'adminEngagements AdminEngagements': () => admin,
  'adminProfile AdminProfile': () => admin,
  'adminProfile TalentAsClient': () => admin,
  'clientProfile TalentAsMember': () => admin,
  'clientProfile TalentOfMember': () => client,
  'evaluations AdminEvaluations': () => admin,
  'interviews AdminInterviews': () => admin,
  'manageUser ManagedUser': () => admin,
  'manageUser RecordsOfUser': () => admin,
  'portfolioPage PortfolioPage': () => 'guest',
};

const documents = profileDocuments();

/** Reads the profile with a query of the web app. */
async function read({ name, field, text }: (typeof documents)[number]) {
  const { path, person } = whole;
  const variables = { sub: person.sub, path, organizationId, viewer: 'CLIENT' };
  const asked = Object.entries(variables).filter(([variable]) => text.includes(`$${variable}:`));
  const as = (callers[name] ?? (() => person))();
  const { data, errors, calls } = await query(
    composed<Record<string, object>>`${text}`,
    Object.fromEntries(asked),
    as,
  );
  expect(errors).toEqual([]);
  return { shown: JSON.stringify(data![field]), calls };
}

beforeAll(async () => {
  [admin, client] = [await given.theAdministrator(), await given.theClient()];
  whole = await withWholeProfile();
  const first = graphql(`
    {
      listOrganizations(limit: 1) {
        items {
          id
        }
      }
    }
  `);
  const listed = await query(first, {}, 'guest');
  organizationId = listed.data!.listOrganizations.items[0]!.id;
});

test('each caller sends a query that exists', () => {
  expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(callers)));
});

test.each(documents)('$name reads a whole profile with at most two calls', async (document) => {
  const first = await read(document);
  // The names of occupations and places are copied within a second after they were chosen.
  const { shown, calls } = await eventually(`two calls instead of ${first.calls}`, async () => {
    const answer = await read(document);
    return answer.calls <= 2 ? answer : null;
  });
  console.info(`${document.name}: ${calls} data-source calls, ${shown.length} characters`);
  expect(shown.length).toBeGreaterThan(60);
});

test('an occupation and a place follow a rename in the catalogue, and still cost no calls', async () => {
  const { occupation, place } = whole;
  const naming = [];
  for (const document of documents) {
    const { shown } = await read(document);
    const names = [occupation, place].filter(({ name }) => shown.includes(name));
    if (names.length > 0) naming.push({ document, names });
  }
  expect(naming.length).toBeGreaterThan(5);
  for (const [kind, entry] of Object.entries({ occupation, place })) {
    entry.name = `${entry.name}と運用`;
    const { errors } = await query(rename[kind as keyof typeof rename], { input: entry }, admin);
    expect(errors).toEqual([]);
  }
  for (const { document, names } of naming)
    await eventually(`the new names in ${document.name}`, async () => {
      const { shown, calls } = await read(document);
      expect(calls).toBeLessThanOrEqual(2);
      return names.every(({ name }) => shown.includes(name)) ? true : null;
    });
});
