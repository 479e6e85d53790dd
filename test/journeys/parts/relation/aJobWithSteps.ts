import { given } from '../../../support/given';
import { unique } from '../../../support/unique';
import { jobDetails } from '../../../access/jobDetails';
import { records } from '../../../access/records';
import { aClient } from '../aClient';

/** Creates a public job of the test client's organization, with two interviews in its selection. */
export async function aJobWithSteps() {
  const { client } = await aClient();
  const title = `港の配船を見える化する仕事 ${unique.word()}`;
  const id = await records.made('OpenJob', { title, ...jobDetails }, client);
  for (const [step, name] of [
    [1, '一次面談'],
    [2, '最終面談'],
  ] as const)
    await records.made('SelectionProcess', { openJobID: id, step, title: name }, client);
  const admin = await given.theAdministrator();
  const { error } = await records.send(
    'update',
    'OpenJob',
    { id, isDraft: false, isPublic: true },
    admin,
    'id',
  );
  if (error) throw new Error(`No public job: ${error.message}`);
  return { client, job: { id, title } };
}
