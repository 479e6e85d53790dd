import type { Person } from '../../support/api/Person';
import { type Caller } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';

const { send, refusal, made } = records;

let talent: Person;
let other: Person;
let admin: Person;

const relation = (field: string, fields: string, as: Caller) =>
  records.relation(talent.sub, field, fields, as);

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
});

describe('a portfolio', () => {
  const block = (more: object) => ({ userID: talent.sub, type: 'TEXT', content: '作品のこと', ...more });

  test('is shown to others block by block after publication, in order', async () => {
    await made('UserPortfolio', block({ title: '二', position: 2, isPublished: true }), talent);
    await made('UserPortfolio', block({ title: '一', position: 1, isPublished: true }), talent);
    await made('UserPortfolio', block({ title: '下書き', position: 0 }), talent);
    const titles = async (as: Caller) =>
      (await relation('portfolios', 'title', as))?.map(({ title }) => title);
    expect(await titles(talent)).toEqual(['下書き', '一', '二']);
    expect(await titles(admin)).toEqual(['下書き', '一', '二']);
    expect(await titles(other)).toEqual(['一', '二']);
    expect(await titles('guest')).toEqual(['一', '二']);
  });

  test('accepts only https links and embedded pages, on create and on any change', async () => {
    const link = 'https://example.com/works';
    for (const type of ['LINK', 'EMBED']) {
      for (const content of ['http://example.com', 'javascript:alert(1)', '作品']) {
        expect((await send('create', 'UserPortfolio', block({ type, content }), talent)).error).toMatchObject(
          {
            errorType: 'InvalidInput',
            errorInfo: { field: 'input.content', rule: 'https' },
          },
        );
      }
    }
    const id = await made('UserPortfolio', block({ type: 'LINK', content: link }), talent);
    expect(await refusal('update', 'UserPortfolio', { id, content: 'http://example.com' }, talent)).toBe(
      'InvalidInput',
    );
    expect(await refusal('update', 'UserPortfolio', { id, content: `${link}/2` }, talent)).toBeUndefined();
    expect(await refusal('update', 'UserPortfolio', { id, type: 'TEXT', content: 'ことば' }, talent)).toBe(
      undefined,
    );
    expect(await refusal('update', 'UserPortfolio', { id, type: 'LINK' }, talent)).toBe('InvalidInput');
  });

  test('can be changed only by its owner and administrators', async () => {
    const id = await made('UserPortfolio', block({}), talent);
    for (const verb of ['update', 'delete']) {
      expect(await refusal(verb, 'UserPortfolio', { id }, other)).toBe('NotFound');
      expect(await refusal(verb, 'UserPortfolio', { id }, 'guest')).toBe('Unauthorized');
    }
    expect(await refusal('create', 'UserPortfolio', block({}), other)).toBe('Unauthorized');
    expect(await refusal('create', 'UserPortfolio', block({ owner: other.sub }), talent)).toBe(
      'Unauthorized',
    );
    expect(await refusal('update', 'UserPortfolio', { id, title: '直し' }, admin)).toBeUndefined();
    expect((await send('delete', 'UserPortfolio', { id }, talent)).row?.id).toBe(id);
    expect(await refusal('update', 'UserPortfolio', { id, title: '無い' }, talent)).toBe('NotFound');
  });
});

describe('files', () => {
  test('of a talent are among their private rows', async () => {
    const input = {
      userID: talent.sub,
      file: `private/${talent.sub}/01JCN000000000000000000003.pdf`,
      filename: '職務経歴書.pdf',
    };
    const id = await made('UserResume', input, talent);
    expect(await relation('resumes', 'filename', talent)).toEqual([{ filename: '職務経歴書.pdf' }]);
    expect(await relation('resumes', 'filename', admin)).toHaveLength(1);
    for (const as of [other, 'guest'] as const) {
      expect(await relation('resumes', 'filename', as)).toBeNull();
      expect(await refusal('delete', 'UserResume', { id }, as)).toBe(
        as === 'guest' ? 'Unauthorized' : 'NotFound',
      );
    }
    expect(
      await refusal(
        'create',
        'UserResume',
        { ...input, file: `private/${other.sub}/01JCN000000000000000000003.pdf` },
        other,
      ),
    ).toBe('Unauthorized');
    expect((await send('delete', 'UserResume', { id }, talent)).row?.id).toBe(id);
  });

  test('of an achievement show others only the thumbnail, and are deleted with it', async () => {
    await send('update', 'User', { sub: talent.sub, isShareHistories: true }, talent, 'sub');
    const history = await made('WorkHistory', { userID: talent.sub }, talent);
    const achievement = await made(
      'WorkHistoryAchievement',
      { workHistoryID: history, projectName: '刷新' },
      talent,
    );
    const input = {
      workHistoryAchievementID: achievement,
      file: `private/${talent.sub}/01JCN000000000000000000004.pdf`,
      filename: '実績.pdf',
      thumbnail: `public/${talent.sub}/01JCN000000000000000000002.webp`,
    };
    const id = await made('WorkHistoryAchievementResume', input, talent);
    const uploads = async (as: Caller) => {
      const rows = await relation(
        'workHistories',
        'achievements { items { uploads { items { thumbnail file filename } } } }',
        as,
      );
      return JSON.stringify(rows);
    };
    expect(await uploads(talent)).toContain(`private/${talent.sub}/01JCN000000000000000000004.pdf`);
    for (const as of [other, 'guest'] as const) {
      expect(await uploads(as)).toContain(
        `"thumbnail":"public/${talent.sub}/01JCN000000000000000000002.webp","file":null,"filename":null`,
      );
    }
    expect(await refusal('update', 'WorkHistoryAchievementResume', { id, filename: '別' }, other)).toBe(
      'NotFound',
    );
    expect(await refusal('update', 'WorkHistoryAchievementResume', { id, filename: '別' }, talent)).toBe(
      undefined,
    );
    expect(await refusal('delete', 'WorkHistoryAchievementResume', { id }, talent)).toBe(undefined);
    const last = await made('WorkHistoryAchievementResume', input, talent);
    await send('delete', 'WorkHistory', { id: history }, talent);
    await eventually('the file to be gone', async () =>
      (await refusal('update', 'WorkHistoryAchievementResume', { id: last, filename: '無い' }, talent)) ===
      'NotFound'
        ? true
        : null,
    );
  });
});
