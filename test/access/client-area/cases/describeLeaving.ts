import { erasure } from '../../accounts/erasure';
import { accountDocuments } from '../../accounts/accountDocuments';
import { records } from '../../records';
import { signIn } from '../../../support/api/signIn';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { graphql } from '../../../support/graphql';
import { localTables } from '../../../support/localTables';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import type { OpenArea } from '../OpenArea';

const { made, relation, send } = records;
const find = graphql(`
  query FoundBySub($sub: ID!) {
    searchUsers(filter: { sub: { eq: $sub } }) {
      total
    }
  }
`);

/** Tests which records remain after the erasure of a person who has worked on the jobs of others. */
export function describeLeaving(area: OpenArea): void {
  test('organizations do not find somebody who leaves, until the request is withdrawn', async () => {
    const person = await given.aTalent({ isAgreedPostForClient: true });
    const isFound = (total: number) =>
      eventually(`${total} found`, async () => {
        const { data } = await query(find, { sub: person.sub }, area.client);
        return data?.searchUsers?.total === total ? true : null;
      });
    await isFound(1);
    await asked(accountDocuments.delete, { input: { sub: person.sub } }, person);
    expect(await area.seen(person)).toBeNull();
    await isFound(0);
    await asked(accountDocuments.cancel, { sub: person.sub }, person);
    expect(await area.seen(person)).not.toBeNull();
    await isFound(1);
  });

  test('a consultant’s texts about talents stay, signed 退会ユーザー, and their jobs lose the owner', async () => {
    const { admin } = area;
    const consultant = await area.aConsultantOf(area.ownJob());
    const { person } = await area.applicant();
    const about = { userID: person.sub, analysisRating: 4, picComment: '誠実な方です', published: true };
    await made('Evaluation', about, consultant);
    const job = await made('OpenJob', { title: '相談員の求人', owners: [consultant.sub] }, admin);
    await made('UserOpenJobs', { userID: consultant.sub, openJobID: job, involveType: 'CONSULTANT' }, admin);
    await asked(accountDocuments.delete, { input: { sub: consultant.sub } }, consultant);
    const client = localTables.open();
    await erasure.backdate(client, consultant);
    await erasure.runTheJob();
    client.destroy();
    expect(await relation(person.sub, 'evaluations', 'picName picComment', 'guest')).toEqual([
      { picName: '退会ユーザー', picComment: about.picComment },
    ]);
    expect(await asked(clientDocuments.job, { id: job }, admin)).toMatchObject({ owners: [] });
  });

  test('a job created by a member does not name them after their account is erased', async () => {
    const { admin } = area;
    const { sub, email } = await given.aTalent();
    const organizationUsersId = await made('Organization', { name: '株式会社あとつぎ' }, admin);
    await send('update', 'User', { sub, organizationUsersId }, admin);
    const member = await signIn(email);
    const id = await made('OpenJob', { title: '後継ぎの求人' }, member);
    const client = localTables.open();
    const holding = async () => {
      const items = await localTables.mentioning(client, [id]);
      const job = items.find((item) => item.pk === id && item.__typename === 'OpenJob');
      return { owners: job?.owners, clientIds: job?.clientIds };
    };
    expect(await holding()).toEqual({ owners: [sub], clientIds: [sub] });
    await asked(accountDocuments.delete, { input: { sub } }, member);
    await erasure.backdate(client, member);
    await erasure.runTheJob();
    expect(await holding()).toEqual({ owners: [], clientIds: [] });
    client.destroy();
  });
}
