import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type JsonObject, parseSourceFilter } from '@enishi/local-cloud/search';
import { userAdminDocument } from '../../lambdas/index-search/documents/userAdminDocument';
import { seededItems } from '../support/seedData';

const MARK = '%number%';

/**
 * Stubs of the services that the function `export-users-csv` calls. The search returns the given number of
 * generated talents. Uploads are counted and not stored.
 */
export class CsvWorld {
  /** The number of bytes of the CSV file that `export-users-csv` has uploaded so far. */
  written = 0;
  /** The talents' search documents as texts, by the requested fields. */
  private readonly texts = new Map<string, string[]>();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  constructor(private readonly talents: number) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as { port: number };
    return `http://127.0.0.1:${port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://world');
    const target = String(request.headers['x-amz-target'] ?? '');
    if (target.endsWith('.BatchGetItem'))
      return void response.end(JSON.stringify(allFound(JSON.parse(body.toString()) as Batch)));
    if (pathname === '/_search') return void response.end(this.page(JSON.parse(body.toString()) as Asked));
    if (pathname.endsWith('/_search/point_in_time')) return void response.end('{"pit_id":"now"}');
    if (!pathname.startsWith('/files')) return void response.end('{}');
    response.setHeader('etag', '"part"').setHeader('content-type', 'application/xml');
    if (searchParams.has('uploads'))
      return void response.end(
        '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>',
      );
    if (request.method === 'POST')
      return void response.end(
        '<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>',
      );
    this.written += body.length;
    response.end();
  }

  private page({ _source: fields, size, search_after: [after] = ['-1'] }: Asked): string {
    const first = Number(after) + 1;
    const texts = this.textsWith(fields);
    const length = Math.max(0, Math.min(size, this.talents - first));
    const hits = Array.from({ length }, (_, index) => {
      const number = String(first + index).padStart(9, '0');
      const source = texts[(first + index) % texts.length]?.replaceAll(MARK, number);
      return `{"_id":"${number}","_source":${source},"sort":["${number}"]}`;
    });
    return `{"pit_id":"now","hits":{"total":{"value":${this.talents}},"hits":[${hits.join(',')}]}}`;
  }

  private textsWith(fields: string[]): string[] {
    const key = fields.join(' ');
    const filter = parseSourceFilter(fields);
    const texts = this.texts.get(key) ?? documents.map((each) => JSON.stringify(filter(() => each) ?? {}));
    this.texts.set(key, texts);
    return texts;
  }
}

interface Asked {
  _source: string[];
  size: number;
  search_after?: [string];
}

interface Batch {
  RequestItems: Record<string, { Keys: { pk: { S: string } }[] }>;
}

/** The answer of a table that has each item for which a BatchGetItem asks. */
const allFound = ({ RequestItems }: Batch) => ({
  Responses: Object.fromEntries(
    Object.entries(RequestItems).map(([table, { Keys }]) => [table, Keys.map(({ pk }) => ({ pk, sub: pk }))]),
  ),
});

const items = seededItems.map(({ item }) => item);

/**
 * The search documents of the seeded talents, with placeholders for ids and in names. For each generated
 * talent, the placeholders are replaced by its number.
 */
const documents = items
  .filter(({ __typename }) => __typename === 'User')
  .map((user): JsonObject => {
    const profile = items.filter(({ pk }) => pk === user.pk);
    const privateRows = items.filter(({ pk }) => pk === `${user.pk}#private`);
    const numbered = { ...user, sub: MARK, id: MARK, name: `${String(user.name)} ${MARK}` };
    const { user: card } = userAdminDocument({
      ...{ user: numbered, profile, privateRows, visitDay: '2026-06-17', category: undefined },
    });
    return JSON.parse(JSON.stringify({ user: card })) as JsonObject;
  });
