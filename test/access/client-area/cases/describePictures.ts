import { eventually } from '../../../support/eventually';
import { ulid } from '../../../support/ulid';
import type { Person } from '../../../support/api/Person';
import { jobDetails } from '../../jobDetails';
import { readAuditEntries } from '../../readAuditEntries';
import { records } from '../../records';
import type { OpenArea } from '../OpenArea';

const { made, refusal, send } = records;

const uploadOf = ({ sub }: Person) => `public/${sub}/${ulid()}.png`;

/**
 * Tests that the pictures of an organization, its jobs and its benefits are uploads of the person who writes them,
 * or stay as they are.
 */
export function describePictures(area: OpenArea): void {
  const aJob = (more: object = {}) =>
    made('OpenJob', { title: '表紙の求人', ...jobDetails, ...more }, area.client);
  const aBenefit = (more: object = {}) =>
    made('EmployeeBenefit', { title: '表紙の割引', couponCode: 'E-2026', ...more }, area.client);
  const foreign = () => [
    ...['https://example.com/x.png', '../../../etc/passwd', '//example.com/x.png'],
    ...[uploadOf(area.other), uploadOf(area.other).replace('public', 'private')],
    ...[`private/${area.client.sub}/file-${ulid()}.pdf`, `public/${area.client.sub}/cover.png`],
  ];
  const rules = async (verb: string, entity: string, field: string, input: object, as: Person) =>
    Promise.all(
      foreign().map(async (key) => {
        const { row, error } = await send(verb, entity, { ...input, [field]: key }, as);
        const { field: named, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
        return row ? `${key} is stored` : `${named} ${rule}`;
      }),
    );
  const refused = (field: string) => foreign().map(() => `input.${field} ownUpload`);
  const coverOf = async (entity: string, id: string) =>
    (await send('update', entity, { id }, area.admin, 'id version coverImage')).row?.coverImage;

  test('are refused as URLs, other people’s keys and keys without the form of a checked upload', async () => {
    const { client, admin, organizationId } = area;
    const job = await aJob();
    await refusal('update', 'OpenJob', { id: job, isDraft: false, isPublic: true }, admin);
    const benefit = await aBenefit();
    expect(await rules('update', 'OpenJob', 'coverImage', { id: job }, client)).toEqual(
      refused('coverImage'),
    );
    expect(await rules('create', 'OpenJob', 'coverImage', { title: '表紙' }, client)).toEqual(
      refused('coverImage'),
    );
    expect(await rules('update', 'EmployeeBenefit', 'coverImage', { id: benefit }, client)).toEqual(
      refused('coverImage'),
    );
    expect(await rules('create', 'EmployeeBenefit', 'coverImage', { title: '割引' }, client)).toEqual(
      refused('coverImage'),
    );
    expect(await rules('update', 'Organization', 'icon', { id: organizationId }, client)).toEqual(
      refused('icon'),
    );
  });

  test('of catalogues are refused from administrators too', async () => {
    const { admin } = area;
    const partner = { name: '株式会社やどかり' };
    expect(await rules('create', 'EmployeeBenefitOrganization', 'icon', partner, admin)).toEqual(
      refused('icon'),
    );
    expect(await rules('create', 'Organization', 'icon', { name: '株式会社うみかぜ' }, admin)).toEqual(
      refused('icon'),
    );
    const category = { name: '編集', url: `pictures-${ulid().toLowerCase()}` };
    expect(await rules('create', 'WPWorkerCategory', 'coverImage', category, admin)).toEqual(
      refused('coverImage'),
    );
    const id = await made('WPWorkerCategory', category, admin);
    expect(await rules('update', 'WPWorkerCategory', 'coverImage', { id }, admin)).toEqual(
      refused('coverImage'),
    );
  });

  test('stay when an administrator saves the same key, even of somebody else, and only then', async () => {
    const { client, admin, organizationId } = area;
    const coverImage = uploadOf(client);
    for (const [entity, id] of [
      ['OpenJob', await aJob({ coverImage })],
      ['EmployeeBenefit', await aBenefit({ coverImage })],
    ] as const) {
      const change = (input: object) => refusal('update', entity, { id, ...input }, admin);
      expect(await change({ title: '直した題', coverImage })).toBeUndefined();
      expect(await change({ coverImage: uploadOf(client) })).toBe('InvalidInput');
      expect(await change({ coverImage: uploadOf(admin) })).toBeUndefined();
      expect(await change({ coverImage })).toBe('InvalidInput');
      expect(await change({ coverImage: null })).toBeUndefined();
    }
    const icon = uploadOf(client);
    const change = (input: object, as = admin) =>
      refusal('update', 'Organization', { id: organizationId, ...input }, as);
    expect(await change({ icon }, client)).toBeUndefined();
    expect(await change({ icon, description: '海の見える会社です。' })).toBeUndefined();
    expect(await change({ icon: uploadOf(client) })).toBe('InvalidInput');
    expect(await change({ icon: null })).toBeUndefined();
  });

  test.each([
    ['OpenJob', 'editPublicJob', { isDraft: false, isPublic: true }],
    ['EmployeeBenefit', 'editPublicBenefit', { isDraft: false }],
  ])('of %s come back when an edit is taken back, even of somebody else', async (entity, action, open) => {
    const { client, admin } = area;
    const coverImage = uploadOf(client);
    const id = entity === 'OpenJob' ? await aJob({ coverImage }) : await aBenefit({ coverImage });
    expect(await refusal('update', entity, { id, ...open }, admin)).toBeUndefined();
    expect(await refusal('update', entity, { id, coverImage: uploadOf(client) }, client)).toBeUndefined();
    const entry = await eventually('the entry', async () => {
      const found = await readAuditEntries({ subject: id }, admin);
      return found.find((each) => each.action === action) ?? null;
    });
    expect(await refusal('takeBack', `${entity}Edit`, { id, entryId: entry.id }, admin)).toBeUndefined();
    expect(await coverOf(entity, id)).toBe(coverImage);
  });
}
