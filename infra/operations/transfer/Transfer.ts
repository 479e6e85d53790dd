import type { Account } from '../../../model/transfer/Account';
import type { Row } from '../../../model/transfer/Row';
import type { TransferRequest } from '../../../model/transfer/TransferRequest';
import type { Table } from '../../../model/Entity';
import type { Deployment } from '../Deployment';

const FILE_PREFIXES = ['private', 'public'] as const;
/** The headers that S3 stores with a file. */
const STORED = ['content-type', 'content-disposition', 'cache-control', 'x-amz-meta-filename'];

/** A file of the bucket: its content, and the headers that are stored with it. */
export interface StoredFile {
  content: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Reads and writes the data of a deployment by calling its function transfer-data, one page in each call. */
export class Transfer {
  constructor(private readonly deployment: Deployment) {}

  call<Result>(request: TransferRequest): Promise<Result> {
    return this.deployment.invoke('TransferFunctionName', request) as Promise<Result>;
  }

  async *rows(table: Table): AsyncGenerator<Row> {
    let from: Row | undefined;
    do {
      const page = await this.call<{ rows: Row[]; next?: Row }>({ action: 'readRows', table, from });
      yield* page.rows;
      from = page.next;
    } while (from);
  }

  async *accounts(): AsyncGenerator<Account> {
    let from: string | undefined;
    do {
      const page = await this.call<{ accounts: Account[]; next?: string }>({ action: 'readAccounts', from });
      yield* page.accounts;
      from = page.next;
    } while (from);
  }

  async *fileKeys(): AsyncGenerator<string> {
    for (const area of FILE_PREFIXES) {
      let from: string | undefined;
      do {
        const page = await this.call<{ keys: string[]; next?: string }>({ action: 'listFiles', area, from });
        yield* page.keys;
        from = page.next;
      } while (from);
    }
  }

  /** Returns a file; null if it was deleted since it was listed. */
  async download(key: string): Promise<StoredFile | null> {
    const { url } = await this.call<{ url: string }>({ action: 'signDownload', key });
    const response = await fetch(url);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${key} cannot be read: ${response.status}`);
    const headers = STORED.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    });
    return { content: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(headers) };
  }

  async upload(key: string, { content, headers }: StoredFile): Promise<void> {
    const { url } = await this.call<{ url: string }>({ action: 'signUpload', key, headers });
    const response = await fetch(url, { method: 'PUT', headers, body: content });
    if (!response.ok) throw new Error(`${key} cannot be stored: ${response.status} ${await response.text()}`);
  }
}
