import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { eventually } from '../../support/eventually';
import type { ResourceEvent } from './ResourceEvent';

const REGION = 'ap-northeast-1';
/** The account whose resources moto has. */
const ACCOUNT = '123456789012';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An empty account of AWS as moto imitates it, and the CDK CLI that works on it. */
export class Account {
  private constructor(
    private readonly moto: ChildProcess,
    private readonly lines: string,
    private readonly log: string,
    /** The URL of all its services. */
    readonly endpoint: string,
  ) {}

  /** Starts moto. `folder` gets its log, its lines about resources, and what the CLI prints. */
  static async open(programs: string, folder: string): Promise<Account> {
    const port = await freePort();
    const lines = join(folder, 'resources.tsv');
    writeFileSync(lines, '');
    const log = openSync(join(folder, 'moto.log'), 'w');
    const script = join('test', 'prove', 'deployment', 'judge.py');
    const moto = spawn(join(programs, 'python'), [script, String(port), lines], {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const endpoint = `http://127.0.0.1:${port}`;
    const account = new Account(moto, lines, join(folder, 'cdk.log'), endpoint);
    try {
      await eventually(
        `moto, whose log is in ${folder}`,
        async () => {
          if (moto.exitCode !== null) throw new Error(`moto ended: see ${folder}/moto.log`);
          return fetch(endpoint).catch(() => undefined);
        },
        120,
      );
      // Otherwise it would run functions in Docker.
      const body = JSON.stringify({ lambda: { use_docker: false } });
      await fetch(`${endpoint}/moto-api/config`, { method: 'POST', body });
    } catch (error) {
      account.close();
      throw error;
    }
    return account;
  }

  close(): void {
    this.moto.kill();
  }

  /** Runs the CDK CLI of this checkout. Throws with the end of its output when it fails. */
  async cdk(...args: string[]): Promise<void> {
    const log = openSync(this.log, 'a');
    const child = spawn('cdk', [...args, '--no-notices'], {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        AWS_ENDPOINT_URL: this.endpoint,
        // What moto takes for the address of a template in S3.
        AWS_ENDPOINT_URL_S3_FOR_CLOUDFORMATION: `https://s3.${REGION}.amazonaws.com`,
        AWS_ACCESS_KEY_ID: 'AKIAJUDGE',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_REGION: REGION,
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    });
    const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
    closeSync(log);
    if (code !== 0)
      throw new Error(
        `cdk ${args[0]} ended with ${String(code)}:\n${readFileSync(this.log, 'utf8').slice(-2000)}`,
      );
  }

  bootstrap(assembly: string): Promise<void> {
    return this.cdk('bootstrap', `aws://${ACCOUNT}/${REGION}`, '--app', assembly);
  }

  /** Lets something happen that no request to AWS does: in SES, or a refusal of the next resource of a type. */
  happen(event: object): Promise<unknown> {
    return this.tell('judge', event);
  }

  /** Has functions answer with these results, one after another. moto runs none. */
  answer(answers: readonly unknown[]): Promise<unknown> {
    const results = answers.map((answer) => JSON.stringify(answer));
    return this.tell('static/lambda-simple/response', { results, region: REGION });
  }

  private tell(path: string, body: object): Promise<unknown> {
    return fetch(`${this.endpoint}/moto-api/${path}`, { method: 'POST', body: JSON.stringify(body) });
  }

  /** Returns the state of each stack whose name begins with this. */
  async states(name: string): Promise<Record<string, string>> {
    const client = new CloudFormationClient({
      region: REGION,
      endpoint: this.endpoint,
      credentials: { accessKeyId: 'AKIAJUDGE', secretAccessKey: 'secret' },
    });
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({}));
    const found = Stacks.filter(({ StackName }) => StackName?.startsWith(name));
    return Object.fromEntries(found.map(({ StackName, StackStatus }) => [StackName, `${StackStatus}`]));
  }

  /** What CloudFormation has done to resources so far. */
  events(): ResourceEvent[] {
    const lines = readFileSync(this.lines, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const [what = '', type = '', id = '', by = ''] = line.split('\t');
      return { what, type, id, by };
    });
  }
}
