import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { origin } from '../stack/origin';

interface Template {
  Resources: Record<
    string,
    { Type: string; Properties: { Description?: string; Code?: { S3Key?: string } } }
  >;
}

/** Replaces the code of a Lambda function in a running local stack, to make it fail, and puts it back. */
export class FunctionCode {
  /**
   * @param name the name of the function's folder in `lambdas/`
   * @param port the port of the stack, whose data are below `.local/test`
   */
  constructor(
    private readonly name: string,
    private readonly port: number,
  ) {}

  /** Makes each invocation fail. */
  break = () => this.use(`throw new Error('made to fail');`);

  /** Makes each invocation fail while `work` runs. */
  async whileBroken(work: () => Promise<void>): Promise<void> {
    await this.break();
    try {
      await work();
    } finally {
      await this.restore();
    }
  }

  /** Makes each invocation take as long as given, and do nothing. */
  delay = (milliseconds: number) =>
    this.use(`await new Promise((done) => setTimeout(done, ${milliseconds}));`);

  /** Lets the function do again what it was deployed for. */
  restore(): Promise<void> {
    const assembly = join('.local', 'test', String(this.port), String(this.port), 'cdk.out');
    const templates = readdirSync(assembly).filter((file) => file.endsWith('.template.json'));
    const deployed = templates
      .flatMap((file) =>
        Object.values((JSON.parse(readFileSync(join(assembly, file), 'utf8')) as Template).Resources),
      )
      .find(
        ({ Type, Properties }) =>
          Type === 'AWS::Lambda::Function' && Properties.Description === this.description,
      );
    const asset = String(deployed?.Properties.Code?.S3Key).replace(/\.zip$/, '');
    return this.replace(join(process.cwd(), assembly, `asset.${asset}`));
  }

  private get description(): string {
    return `lambdas/${this.name}`;
  }

  private use(body: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'function-'));
    writeFileSync(join(folder, 'index.js'), `exports.handler = async () => { ${body} };`);
    return this.replace(folder);
  }

  private async replace(folder: string): Promise<void> {
    const body = JSON.stringify({ functions: { [this.description]: folder } });
    const response = await fetch(`${origin()}/_local/code`, { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
  }
}
