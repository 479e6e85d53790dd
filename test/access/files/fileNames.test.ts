import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { sampleFiles } from '../../unit/files/sampleFiles';
import { records } from '../records';
import { upload } from './upload';
import { graphql } from '../../support/graphql';

const link = graphql(`
  query Link($id: ID!) {
    getFileLink(type: USER_RESUME, id: $id, field: "file") {
      url
    }
  }
`);

test.each([
  ['履歴書.hta', '履歴書.pdf'],
  ['履歴書\u202efdp.exe', '履歴書fdp.pdf'],
  ['履歴\u200b書.svg', '履歴書.pdf'],
  ['職務経歴書.pdf', '職務経歴書.pdf'],
])('a PDF named %j is stored and downloaded as %j', async (filename, safe) => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const { key, status } = await upload(talent, sampleFiles.pdf(), { filename });
  expect(status).toBe(204);
  const { row } = await records.send(
    'create',
    'UserResume',
    { userID: talent.sub, file: key, filename },
    talent,
    'id filename',
  );
  expect(row).toMatchObject({ filename: safe });
  const url = await eventually('the checked file', async () => {
    const found = await query(link, { id: row?.id }, admin);
    return found.data?.getFileLink?.url;
  });
  const answer = await fetch(url);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(safe)}`,
  );
});
