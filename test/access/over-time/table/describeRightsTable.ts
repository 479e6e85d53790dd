import { entities } from '../../../../model/entities';
import { grantsOf } from '../../../../infra/resolvers/grantsOf';
import { specified } from '../../operations/specified';
import type { OpenArea } from '../../client-area/OpenArea';
import { nameOf } from '../../matrix/support/rootField';
import { settle } from '../settle';
import { askRole, makeOwnRecords, type OwnRecords, type RightsMoment } from './askRole';
import { type RightsRole, rightsRoles } from './rightsRoles';
import { endRole, rightsScene, type RightsScene } from './rightsScene';
import { rightsTable } from './rightsTable';

/** Entities whose writes are no right of a role: everybody writes their own, or the system does. */
const elsewhere: Readonly<Record<string, string>> = {
  createUser: 'given.aTalent: once, by the person alone',
  createUserPrivate: 'with the registration',
  createWorkHistoryCompany: 'everybody who is signed in',
  createUserConversations: 'who worked for jobs, below',
  deleteUserConversations: 'endings/conversation.ts',
  updateMessageRead: 'endings/conversation.ts',
  updateUserNotice: 'notices/: the person alone',
  createWPWorker: 'once, by the person alone',
  deleteWPWorker: 'administrators, in matrix.test.ts',
  deleteEnishiWorkHistoryReview: 'administrators, in matrix.test.ts',
};

/** Tests the table of rights over time, whose page is docs/rights-over-time.md. */
export function describeRightsTable(area: OpenArea) {
  let scene: RightsScene;
  const ownRecords = new Map<string, OwnRecords>();
  const counted = { asked: 0, wrong: 0 };

  const ask = async (role: RightsRole, moment: RightsMoment) => {
    const own = ownRecords.get(role.name) ?? new Map<string, string>();
    const { asked, wrong } = await askRole({ role, moment, scene, ownRecords: own });
    counted.asked += asked;
    counted.wrong += wrong.length;
    return wrong;
  };

  beforeAll(async () => {
    scene = await rightsScene(area);
    await settle.streams();
    for (const role of rightsRoles) ownRecords.set(role.name, await makeOwnRecords(role, scene));
    await settle.streams();
  });
  afterAll(() => console.info(`rights of roles: ${counted.asked} cells, ${counted.wrong} wrong`));

  test('each entity’s writes are in the table', () => {
    const names = entities.map(({ name }) => name);
    const writes = specified.Mutation.map(nameOf).filter((field) =>
      names.includes(field.replace(/^(create|update|delete)/, '')),
    );
    const tested = new Set(rightsTable.map(({ call }) => nameOf(call)));
    const missing = writes.filter(
      (field) => (grantsOf(`Mutation.${field}`) ?? []).length > 0 && !tested.has(field),
    );
    expect(missing.sort()).toEqual(Object.keys(elsewhere).sort());
  });

  test.each(rightsRoles.map((role) => [role.title, role] as const))(
    '%s, before the end',
    async (_title, role) => {
      expect(await ask(role, 'before')).toEqual([]);
    },
  );

  test.each(rightsRoles.map((role) => [role.title, role] as const))(
    '%s, directly after the end and with a new token',
    async (_title, role) => {
      await endRole(role.name, scene);
      const at = await ask(role, 'at');
      await settle.streams();
      expect([...at, ...(await ask(role, 'after'))]).toEqual([]);
    },
  );
}
