import { files } from './files';
import { readAccounts } from './readAccounts';
import { readRows } from './readRows';
import { restoreAccount } from './restoreAccount';
import { restoreState } from './restoreState';
import type { TransferRequest } from '../../model/transfer/TransferRequest';
import { writeRows } from './writeRows';

/**
 * Reads and writes the data of a stage, one page in each call, for the commands `backup` and `restore`. Only
 * operators may invoke this function, because it can read and write all data.
 */
export async function handler(request: TransferRequest): Promise<unknown> {
  switch (request.action) {
    case 'beginRestore':
      return restoreState.begin(request.backup);
    case 'endRestore':
      return restoreState.end();
    case 'readRows':
      return readRows(request.table, request.from);
    case 'writeRows':
      return writeRows(request.table, request.puts, request.deletes);
    case 'readAccounts':
      return readAccounts(request.from);
    case 'restoreAccount':
      return restoreAccount(request.account);
    case 'listFiles':
      return files.list(request.area, request.from);
    case 'signDownload':
      return files.signDownload(request.key);
    case 'signUpload':
      return files.signUpload(request.key, request.headers);
  }
}
