/**
 * `npm run restore -- --from <folder>` restores a backup into the local cloud on PORT or, with `--stage staging`, into a
 * stage in AWS, which must be new. It compares the result with the backup, migrates the data if the release is newer,
 * and rebuilds and verifies the search indices. Repeating it resumes an interrupted restore.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { reindex } from './reindex';
import { reportDifferences } from './reportDifferences';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';
import { BackupFolder } from './transfer/BackupFolder';
import { restoreBackup } from './transfer/restoreBackup';
import { verifyIndices } from './verifyIndices';

runOperation(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, from: { type: 'string' } } });
  if (!values.from) throw new Error('Name the folder of a backup: npm run restore -- --from <folder>');
  const deployment = await findDeployment(values);
  const { tables, files } = await restoreBackup(deployment, new BackupFolder(values.from));
  console.table({ ...tables, files });
  console.log('Equal to the backup. The indices follow.');
  await deployment.invoke('MigrationFunctionName', { action: 'migrate' });
  await reindex(deployment);
  const all = { part: 'indices', indices: [], from: null, wrong: [], differs: false } as const;
  if (reportDifferences(await verifyIndices(deployment, all, false))) process.exitCode = 1;
  console.log('Everybody chooses a new password by 「パスワードをお忘れの方」.');
});
