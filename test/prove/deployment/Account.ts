import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { freePort } from '@enishi/local-cloud/processes';
import { defaultRegion } from '../../../infra/defaultRegion';
import { eventually } from '../../support/eventually';
import { ACCOUNT } from '../../support/infra/ACCOUNT';

/** What moto's CloudFormation did to a resource. */
export interface ResourceEvent {
  /**
   * created, updated, deleted; `retained` by its policy at the end of its stack; `left` or `forgotten` by moto, which
   * cannot update or delete it; or `refused`.
   */
  what: string;
  type: string;
  /** Its logical id. */
  id: string;
  /** `moto`, `stub`, or `moto as …` another type; the error of a refusal. */
  by: string;
}

const LINES = 'resources.tsv';
const PLACE = 'moto.json';

/** An account of AWS as moto imitates it, empty at first, and the CDK CLI that works on it. */
export class Account {
  private constructor(
    private readonly pid: number,
    /** Gets moto's log, its lines about resources, what the CLI prints, and where moto is. */
    private readonly folder: string,
    /** The URL of all its services. */
    readonly endpoint: string,
  ) {}

  /** Starts moto. If it `stays`, it outlives this process: `again` returns the account until it is closed. */
  static async open(programs: string, folder: string, stays = false): Promise<Account> {
    const port = await freePort();
    const lines = join(folder, LINES);
    writeFileSync(lines, '');
    const log = openSync(join(folder, 'moto.log'), 'w');
    const script = join('test', 'prove', 'deployment', 'judge.py');
    const moto = spawn(join(programs, 'python'), [script, String(port), lines], {
      stdio: ['ignore', log, log],
      detached: stays,
    });
    closeSync(log);
    const endpoint = `http://127.0.0.1:${port}`;
    const account = new Account(moto.pid ?? 0, folder, endpoint);
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
    if (stays) {
      moto.unref();
      writeFileSync(join(folder, PLACE), JSON.stringify({ pid: moto.pid, endpoint }));
    }
    return account;
  }

  /** Returns the account that an earlier process has left open in a folder; undefined if moto does not run any more. */
  static async again(folder: string): Promise<Account | undefined> {
    const place = join(folder, PLACE);
    if (!existsSync(place)) return undefined;
    const { pid, endpoint } = JSON.parse(readFileSync(place, 'utf8')) as { pid: number; endpoint: string };
    const answers = await fetch(endpoint).catch(() => undefined);
    return answers && new Account(pid, folder, endpoint);
  }

  /** The file with a line for each event of a resource. */
  get lines(): string {
    return join(this.folder, LINES);
  }

  close(): void {
    process.kill(this.pid);
  }

  /** Runs the CDK CLI of this checkout. Throws with the end of its output when it fails. */
  async cdk(...args: string[]): Promise<void> {
    const path = join(this.folder, 'cdk.log');
    const log = openSync(path, 'a');
    const child = spawn('cdk', [...args, '--no-notices'], {
      stdio: ['ignore', log, log],
      env: {
        ...this.address(),
        HOME: process.env.HOME,
        AWS_ACCESS_KEY_ID: 'AKIAJUDGE',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_REGION: defaultRegion,
      },
    });
    const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
    closeSync(log);
    if (code !== 0)
      throw new Error(
        `cdk ${args[0]} ended with ${String(code)}:\n${readFileSync(path, 'utf8').slice(-2000)}`,
      );
  }

  /** The environment in which a program finds this account in the place of AWS. */
  private address(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      AWS_ENDPOINT_URL: this.endpoint,
      // What moto takes for the address of a template in S3.
      AWS_ENDPOINT_URL_S3_FOR_CLOUDFORMATION: `https://s3.${defaultRegion}.amazonaws.com`,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    };
  }

  /** The environment of somebody who has signed in with a profile, whose files are in a folder. */
  signIn(folder: string): NodeJS.ProcessEnv {
    const [credentials, config] = [join(folder, 'credentials'), join(folder, 'config')];
    writeFileSync(
      credentials,
      '[operator]\naws_access_key_id = AKIAOPERATOR\naws_secret_access_key = secret\n',
    );
    writeFileSync(config, `[profile operator]\nregion = ${defaultRegion}\n`);
    const files = { AWS_SHARED_CREDENTIALS_FILE: credentials, AWS_CONFIG_FILE: config };
    return { ...this.address(), AWS_PROFILE: 'operator', ...files };
  }

  bootstrap(assembly: string): Promise<void> {
    return this.cdk('bootstrap', `aws://${ACCOUNT}/${defaultRegion}`, '--app', assembly);
  }

  /** Lets something happen that no request to AWS does: in SES, or a refusal of the next resource of a type. */
  happen(event: object): Promise<unknown> {
    return this.tell('judge', event);
  }

  /** Has functions answer with these results, one after another. moto runs none. */
  answer(answers: readonly unknown[]): Promise<unknown> {
    const results = answers.map((answer) => JSON.stringify(answer));
    return this.tell('static/lambda-simple/response', { results, region: defaultRegion });
  }

  private tell(path: string, body: object): Promise<unknown> {
    return fetch(`${this.endpoint}/moto-api/${path}`, { method: 'POST', body: JSON.stringify(body) });
  }

  /** Returns the state of each stack whose name begins with this. */
  async states(name: string): Promise<Record<string, string>> {
    const client = new CloudFormationClient({
      region: defaultRegion,
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
