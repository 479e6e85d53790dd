import { given } from '../../../support/given';
import { documents } from '../../documents';
import { jobDetails } from '../../jobDetails';
import { readAuditEntries } from '../../readAuditEntries';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';

const { made, refusal, send } = records;

/**
 * Tests what the staff of a job may still change once it was public: its title, which those who keep it or applied
 * to it go on seeing, only under the posting rules and with an entry in the log; the job is not public again without
 * an administrator.
 */
export function describeClosedTitles(area: OpenArea): void {
  const change = async (id: string, input: object, as = area.client) => {
    const { row, error } = await send('update', 'OpenJob', { id, ...input }, as, 'id version title');
    return row ? row.title : [error?.errorType, error?.errorInfo];
  };
  const refused = (rule: string) => {
    const finding = { field: 'input.title', rule };
    return ['InvalidInput', { ...finding, findings: [finding] }];
  };

  /** Creates a job that hides the client's organization, and publishes it. Returns its id. */
  async function aPublicJob(): Promise<string> {
    const hides = {
      isHideOrganizationName: true,
      organizationNameForHidden: '都内の企業',
      hidingReason: '発表前のため',
    };
    const id = await made('OpenJob', { title: '公開した題', ...jobDetails, ...hides }, area.client);
    const published = { id, isDraft: false, isPublic: true };
    expect(await refusal('update', 'OpenJob', published, area.admin)).toBeUndefined();
    return id;
  }
  const edits = async (subject: string) =>
    (await readAuditEntries({ subject }, area.admin)).filter(({ action }) => action === 'editPublicJob');

  test.each([
    ['closed', { isPublic: false }],
    ['a draft again', { isDraft: true }],
  ])('and is %s keeps a title that the posting rules accept', async (_what, state) => {
    const id = await aPublicJob();
    const talent = await given.aTalent();
    await asked(documents.keep, { input: { userID: talent.sub, openJobID: id } }, talent);
    expect(await change(id, state, area.admin)).toBe('公開した題');
    const name = await asked(
      graphql(`
        query Own($id: ID!) {
          getOrganization(id: $id) {
            name
          }
        }
      `),
      { id: area.organizationId },
      area.client,
    );
    const named = `${(name as { name: string }).name}の仕事`;
    for (const as of [area.client, area.admin]) {
      expect(await change(id, { title: '新しい題 tel 090-1234-5678' }, as)).toEqual(
        refused('telephoneNumber'),
      );
      expect(await change(id, { title: named }, as)).toEqual(refused('hiddenName'));
    }
    const kept = `query Kept($id: ID!) { getOpenJob(id: $id) { title } }`;
    if ('isPublic' in state) expect(await asked(kept, { id }, talent)).toEqual({ title: '公開した題' });
    expect(await edits(id)).toEqual([]);
    expect(await change(id, { title: '改めた題', overView: 'tel 090-1234-5678', description: named })).toBe(
      '改めた題',
    );
    expect(await edits(id)).toMatchObject([
      { actor: area.client.sub, changes: [{ field: 'title', before: '"公開した題"', after: '"改めた題"' }] },
    ]);
    expect(await change(id, { overView: '別の概要です。', title: '改めた題' })).toBe('改めた題');
    expect(await edits(id)).toHaveLength(1);
  });

  test('may not name a hidden organization in its title by hiding it afterwards', async () => {
    const id = await aPublicJob();
    const name = await asked(
      graphql(`
        query Own($id: ID!) {
          getOrganization(id: $id) {
            name
          }
        }
      `),
      { id: area.organizationId },
      area.client,
    );
    const shown = { isHideOrganizationName: false, title: `${(name as { name: string }).name}の仕事` };
    expect(await change(id, shown)).toBe(shown.title);
    expect(await change(id, { isPublic: false }, area.admin)).toBe(shown.title);
    expect(await change(id, { isHideOrganizationName: true })).toEqual(refused('hiddenName'));
  });

  test('becomes public again by an administrator alone', async () => {
    const id = await aPublicJob();
    expect(await change(id, { isDraft: true })).toBe('公開した題');
    expect(await change(id, { isDraft: false })).toEqual(['Unauthorized', null]);
    expect(await change(id, { isDraft: null })).toEqual(['Unauthorized', null]);
    expect(await change(id, { isPublic: false, isDraft: false })).toBe('公開した題');
  });

  test('that never was public may have any title', async () => {
    const id = await made('OpenJob', { title: '下書き', ...jobDetails }, area.client);
    expect(await change(id, { title: 'tel 090-1234-5678' })).toBe('tel 090-1234-5678');
    expect(await edits(id)).toEqual([]);
  });
}
