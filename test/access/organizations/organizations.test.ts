import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { jobDocuments } from '../jobs/jobDocuments';
import { organizationDocuments } from './organizationDocuments';
import { jobDetails } from '../jobDetails';

let admin: Person;
let organization: { id: string; name: string };

const shown = async (as: Caller) => {
  const { data } = await query(organizationDocuments.organizations, { id: organization.id }, as);
  return [data?.one?.name, data?.all.items.some(({ id }) => id === organization.id)];
};

const becomes = (what: string, attempt: () => Promise<boolean>) =>
  eventually(what, async () => ((await attempt()) ? true : null));

type Made = { id: string } | null;

const send = async (document: TypedDocument<{ job: Made } | { row: Made }>, input: object) => {
  const { data, errors } = await query(document, { input }, admin);
  if (!data) throw new Error(errors[0]?.message);
  return Object.values(data)[0] as NonNullable<Made>;
};

const read = async (id: string) => (await query(jobDocuments.read, { id }, 'guest')).data?.job;

beforeAll(async () => {
  admin = await given.theAdministrator();
  const name = `株式会社${ulid()}`;
  const input = { name, address: '東京都千代田区', contact: 'saiyo@example.com' };
  organization = { name, ...(await send(organizationDocuments.organization, input)) };
});

test('an organization is visible while a public job names it, and its jobs show its current name', async () => {
  expect(await shown('guest')).toEqual([undefined, false]);
  expect(await shown(admin)).toEqual([organization.name, true]);
  const job = {
    title: '台帳のエンジニア',
    ...jobDetails,
    isPublic: true,
    organizationOpenJobsId: organization.id,
  };
  const { id } = await send(jobDocuments.create, job);
  await becomes('shown', async () => (await shown('guest'))[1] === true);
  const name = `${organization.name}ホールディングス`;
  await send(organizationDocuments.renameOrganization, { id: organization.id, name });
  await becomes('renamed', async () => (await read(id))?.organizationName === name);
  expect((await read(id))?.organization?.name).toBe(name);
  const hidden = {
    isHideOrganizationName: true,
    organizationNameForHidden: '物流の会社',
    hidingReason: '発表前のため',
  };
  await send(jobDocuments.update, { id, ...hidden });
  const { organizationNameForHidden } = hidden;
  expect(await read(id)).toMatchObject({
    organizationName: null,
    organization: null,
    organizationNameForHidden,
  });
  await becomes('hidden', async () => (await shown('guest'))[1] === false);
  expect(await shown('guest')).toEqual([undefined, false]);
  expect(await shown(admin)).toEqual([name, true]);
});
