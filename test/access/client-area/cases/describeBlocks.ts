import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { composed } from '../../../support/composed';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { unique } from '../../../support/unique';
import { blockCalls, blockedWrites } from '../blocks/blockCalls';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { documents } from '../../documents';
import { records } from '../../records';

const NAME = '株式会社かくれみの';

/**
 * Tests that a talent who blocks an organization is for its members what a private profile is: two worlds, one with the
 * block and one with a private profile, give byte-identical answers to every operation about talents.
 */
export function describeBlocks(area: OpenArea): void {
  let talent: Person;
  let member: Person;
  let job: string;
  let names: Record<string, string>;
  const word = '折り紙設計';

  beforeAll(async () => {
    ({ member } = await area.aMember(NAME));
    job = await area.aPublicJobOf(member);
    const path = unique.word('p').toLowerCase();
    talent = await given.aTalent({
      displayName: '忍',
      description: word,
      gender: 'FEMALE',
      ...{ isShareGender: true },
    });
    const own = { userID: talent.sub };
    const history = await records.made('WorkHistory', { ...own, organizationName: '株式会社むかし' }, talent);
    const paper = await records.made('Qualification', { ...own, name: '簿記' }, talent);
    const shared = { isAgreedPostForClient: true, isShareHistories: true, portfolioPath: path };
    await area.change(talent, shared);
    const category = await records.made(
      'WPWorkerCategory',
      { name: '折り紙', url: unique.word('p').toLowerCase() },
      area.admin,
    );
    await asked(
      'mutation ($sub: ID!) { createWPWorker(input: { userID: $sub }) { id } }',
      { sub: talent.sub },
      talent,
    );
    const published = { id: talent.sub, status: 'PUBLISHED', categories: [category] };
    await records.send('update', 'WPWorker', published, area.admin);
    const item = await records.made(
      'ProfessionalItem',
      { name: '折り紙の設計', keyID: unique.word('p').toLowerCase(), userIDs: [talent.sub] },
      area.admin,
    );
    const kept = [
      'poolTalent(input: { userID: "$t", isKept: true, addedLabels: ["折り紙"] }) { id }',
      'createTalentNote(input: { userID: "$t", text: "声をかけたい" }) { id }',
    ];
    for (const call of kept)
      expect(await asked(`mutation { ${call.replace('$t', talent.sub)} }`, {}, member)).toEqual({
        id: expect.stringContaining(talent.sub),
      });
    names = {
      ...{ t: talent.sub, j: job, path, word, c: category, i: item },
      ...{ h: String(history.split('.')[1]), q: String(paper.split('.')[1]) },
    };
  });

  const filled = (call: string) =>
    call.replaceAll(/\$(\w+)/g, (_, name: string) => names[name] ?? `$${name}`);

  /** Returns the answers to the calls, as the texts that arrive, without the ids of the requests. */
  async function answers(
    calls: readonly string[],
    verb: 'query' | 'mutation',
    as: Person,
  ): Promise<string[]> {
    const got: string[] = [];
    for (const call of calls) {
      const { data, errors } = await query(composed`${verb} { ${filled(call)} }`, {}, as);
      const said = errors.map(({ errorType, errorInfo, message }) => ({ errorType, errorInfo, message }));
      got.push(`${call}\n${JSON.stringify({ data, said })}`);
    }
    return got;
  }
  const isFound = async (as: Person) => {
    const { data } = await query(
      composed<{
        searchUsers: { total: number };
      }>`query { searchUsers(filter: { sub: { eq: "${talent.sub}" } }) { total } }`,
      {},
      as,
    );
    return data?.searchUsers.total === 1;
  };
  const listed = async (as: Person) =>
    (await answers([String(blockCalls[13])], 'query', as))[0]?.includes(talent.sub);
  const comes = async (to: boolean) =>
    eventually(`the talent to be ${to ? 'found' : 'hidden'}`, async () =>
      (await isFound(member)) === to && (await listed(member)) === to ? true : null,
    );
  const world = async () => [
    ...(await answers(blockCalls, 'query', member)),
    ...(await answers(blockedWrites, 'mutation', member)),
  ];
  const block = () => records.made('CompanyBlock', { userID: talent.sub, name: 'かくれみの㈱' }, talent);

  test('a world with the block and one with a private profile give the same answers', async () => {
    await comes(true);
    const open = await answers(blockCalls, 'query', member);
    const id = await block();
    await comes(false);
    const blocked = await world();
    expect(await isFound(area.client)).toBe(true);
    expect(JSON.stringify(await answers(blockCalls.slice(0, 3), 'query', area.client))).toContain('忍');
    await records.send('delete', 'CompanyBlock', { id }, talent);
    await area.change(talent, { isPrivate: true });
    await eventually('the profile to be private', async () => ((await isFound(area.client)) ? null : true));
    await comes(false);
    expect(blocked).toEqual(await world());
    const differing = open.filter((answer, index) => answer !== blocked[index]);
    // Without the block these show the talent: the comparison is about something.
    expect(differing.length).toBeGreaterThan(9);
    await area.change(talent, { isPrivate: false });
    await comes(true);
  });

  test('nobody else reads blocks, and the company’s own export and the log have nothing of them', async () => {
    await block();
    await comes(false);
    for (const as of [member, area.admin]) {
      expect(await asked('{ listCompanyBlocks { items { id } } }', {}, as)).toEqual({ items: [] });
      const own = await asked(`{ getUser(sub: "${talent.sub}") { blockedOrganizationIds } }`, {}, as);
      expect(own).toEqual(as === member ? null : { blockedOrganizationIds: null });
    }
    const log = await asked(
      `{ listAuditEntries(subject: "${talent.sub}") { items { action record } } }`,
      {},
      area.admin,
    );
    expect(JSON.stringify(log)).not.toContain('CompanyBlock');
    expect(await asked('{ listCompanyBlocks { items { name } } }', {}, talent)).toEqual({
      items: [{ name: 'かくれみの㈱' }],
    });
  });

  test('an application opens its relation, and nothing else', async () => {
    const input = { userID: talent.sub, openJobID: job };
    await asked(documents.apply, { input }, talent);
    const seen = await asked(
      `{ getUserApplies(id: "${talent.sub}.${job}") { user { displayName } } }`,
      {},
      member,
    );
    expect(seen).toEqual({ user: { displayName: '忍' } });
    expect(await asked(`{ getUser(sub: "${talent.sub}") { displayName } }`, {}, member)).toEqual({
      displayName: '忍',
    });
    expect(await isFound(member)).toBe(false);
    expect(await listed(member)).toBe(false);
    await asked(documents.move, { input: { id: `${talent.sub}.${job}`, type: 'WITHDRAWN' } }, talent);
    expect(await asked(`{ getUser(sub: "${talent.sub}") { id } }`, {}, member)).toBeNull();
  });
}
