/**
 * `npm run backup -- --to <folder>` writes accounts, tables and files to a folder: those of the local cloud
 * on PORT or, with `--stage staging`, those of a stage in AWS.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';
import { BackupFolder } from './transfer/BackupFolder';
import { writeBackup } from './transfer/writeBackup';

runOperation(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, to: { type: 'string' } } });
  if (!values.to) throw new Error('Name a folder: npm run backup -- --to <folder>');
  const deployment = await findDeployment(values);
  const { tables, files, accounts } = await writeBackup(deployment, new BackupFolder(values.to));
  console.table({ ...tables, files });
  console.log(`${accounts} accounts. The folder contains personal data: keep it encrypted.`);
});
