import type { Account } from '../../../model/transfer/Account';
import type { BackupFolder } from './BackupFolder';
import type { Transfer } from './Transfer';

/**
 * Restores the accounts of a backup. Returns a map from each account's former sub to its new one.
 * @throws Error when two accounts of the backup have the same email
 */
export async function restoreAccounts(
  transfer: Transfer,
  folder: BackupFolder,
): Promise<ReadonlyMap<string, string>> {
  const subs = new Map<string, string>();
  for await (const line of folder.readLines('accounts')) {
    const account = JSON.parse(line) as Account;
    const { sub } = await transfer.call<{ sub: string }>({ action: 'restoreAccount', account });
    subs.set(account.sub, sub);
  }
  if (new Set(subs.values()).size !== subs.size)
    throw new Error('Two accounts of the backup have one email.');
  return subs;
}
