import type { Person } from '../../support/api/Person';
import { signIn } from '../../support/api/signIn';
import { OpenArea } from '../client-area/OpenArea';
import { makeOpenFixture } from '../matrix/open/makeOpenFixture';
import { openTables } from '../matrix/open/openTables';
import { asFormer } from '../matrix/support/asFormer';
import { type Fixture, personOf } from '../matrix/support/Fixture';
import { records } from '../records';
import type { Ending } from './Ending';
import { application } from './endings/application';
import { authorship } from './endings/authorship';
import { conversation } from './endings/conversation';
import { jobStaff } from './endings/jobStaff';
import { membership } from './endings/membership';
import { publication } from './endings/publication';
import { token } from './endings/token';
import { settle } from './settle';
import { describeRightsTable } from './table/describeRightsTable';
import { runEnding } from './runEnding';

/**
 * The stack on which rights that end are tested: before the end, directly after it, soon after it, and with a
 * new token.
 */
const area = new OpenArea();
/** For each right, how many uses were tested, and how many results were wrong. */
const runs = new Map<string, { asked: number; wrong: number }>();

beforeAll(() => area.start());
afterAll(() => area.stop());

/** All tested rights that end, each with what begins and ends it, and with the expected results. */
const endings: readonly Ending[] = [
  ...membership,
  ...jobStaff,
  ...authorship,
  ...conversation,
  ...application,
  ...token,
  ...publication,
];

test.each(endings.map((ending) => [ending.right, ending] as const))('%s ends', async (right, ending) => {
  const { asked, wrong } = await runEnding(ending, area);
  runs.set(right, { asked, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

describe('the table of rights over time', () => describeRightsTable(area));

describe('who worked for jobs, with the access matrix of the open client area', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await makeOpenFixture();
    // What comes before takes about as long as a token is valid.
    area.admin = await signIn(area.admin.email);
    const consulted = ['ownJob', 'ownDraft'].map(
      (job) => `${fixture.names.get('consultant')}.${fixture.names.get(job)}`,
    );
    for (const id of consulted) await records.send('delete', 'UserOpenJobs', { id }, area.admin);
    const left = { sub: area.client.sub, organizationUsersId: null };
    await records.send('update', 'User', left, area.admin, 'id: sub');
    await settle.streams();
  });

  const wrongOf = async (role: 'client' | 'consultant', moment: 'at' | 'after', former: Person) => {
    const { asked, wrong, unlanded } = await asFormer.run(openTables, role, moment, { fixture, former });
    runs.set(`${role} ${moment}`, { asked, wrong: wrong.length });
    return [...wrong, ...unlanded.map(({ field }) => `not tested: ${field}`)];
  };

  test('a former member writes nothing with the old token, and has no right of one with a new token', async () => {
    const person = personOf(fixture, 'client');
    expect(await wrongOf('client', 'at', person)).toEqual([]);
    expect(await wrongOf('client', 'after', await signIn(person.email))).toEqual([]);
  });

  test('a former consultant has no right of one with a new token', async () => {
    const { email } = personOf(fixture, 'consultant');
    expect(await wrongOf('consultant', 'after', await signIn(email))).toEqual([]);
  });

  test('each mutation of members and consultants is tested after their end', () => {
    expect(asFormer.untested(openTables, 'client')).toEqual([]);
    const byAuthors = authorship.map(({ cells }) => cells).join('\n');
    const untested = asFormer.untested(openTables, 'consultant');
    expect(untested.filter((name) => !byAuthors.includes(` ${name}(`))).toEqual([]);
  });
});

afterAll(() => {
  const sum = (count: 'asked' | 'wrong') => [...runs.values()].reduce((all, run) => all + run[count], 0);
  console.info(`rights over time: ${sum('asked')} cells, ${sum('wrong')} wrong`);
});
