import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerJson } from '../../http/answerJson';
import { readBody } from '../../http/readBody';
import type { Service } from '../../Service';
import { replaceFile } from '../../storage/replaceFile';
import type { Resource, Stack } from '../../template/Stack';

interface Options {
  stack: Stack;
  /** Folder with the file that records which custom resources have been created. */
  data: string;
  /**
   * URL at which `service` is mounted. A Lambda function sends the outcome for its custom resource to a URL
   * below it.
   */
  url: string;
  /** Invokes a Lambda function asynchronously, as CloudFormation does for custom resources. */
  invokeLater(functionArn: string, payload: unknown): void;
}

interface Answer {
  Status?: string;
  Reason?: string;
  PhysicalResourceId?: string;
}

interface Made {
  physicalId: string;
  properties: Record<string, unknown>;
}

/** CloudFormation's default timeout for custom resources in seconds. */
const patienceSeconds = 3600;
const remindSeconds = 60;
const longestAnswer = 4096;

/**
 * Emulates CloudFormation's custom resources (`AWS::CloudFormation::CustomResource`): calls Lambda functions
 * of the stack, which create and update them.
 */
export class CustomResources {
  /**
   * The requests to Lambda functions that wait for their outcome: for each request's id, the function to call
   * with the outcome when it arrives. Only the first outcome of a request counts.
   */
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private readonly file: string;
  private readonly made: Record<string, Made>;

  constructor(private readonly options: Options) {
    this.file = join(options.data, 'custom-resources.json');
    this.made = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** HTTP service to which the functions send the outcomes of their custom resources with PUT. */
  readonly service: Service = {
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      const id = (request.url ?? '/').slice(1);
      const body = await readBody(request, longestAnswer);
      const settle = this.asked.get(id);
      if (request.method !== 'PUT' || !settle) return answerJson(response, 403, { message: 'Not expected' });
      settle(JSON.parse(body.toString()) as Answer);
      response.writeHead(200).end();
    },
    stop: () => Promise.resolve(),
  };

  /**
   * Creates the custom resources that are new, and updates those that have changed properties.
   * @throws Error with the reason when a function fails or does not respond in time
   */
  async deploy(): Promise<void> {
    for (const resource of inOrder(this.options.stack.resources('AWS::CloudFormation::CustomResource'))) {
      const { logicalId, properties } = resource;
      const before = this.made[logicalId];
      if (before && JSON.stringify(before.properties) === JSON.stringify(properties)) continue;
      const { Status, Reason, PhysicalResourceId } = await this.ask(resource, before);
      if (Status !== 'SUCCESS') throw new Error(`${logicalId} could not be made: ${Reason}`);
      this.made[logicalId] = { physicalId: PhysicalResourceId ?? logicalId, properties };
      replaceFile(this.file, JSON.stringify(this.made));
    }
  }

  private ask({ logicalId, type, properties }: Resource, before: Made | undefined): Promise<Answer> {
    const id = randomUUID();
    const { stack, url, invokeLater } = this.options;
    const seconds = Number(properties.ServiceTimeout ?? patienceSeconds);
    return new Promise((resolve) => {
      const Reason = `its function did not answer within ${seconds} s`;
      const timer = setTimeout(() => resolve({ Status: 'FAILED', Reason }), seconds * 1000);
      const reminder = setInterval(
        () => console.log(`Still waiting for ${logicalId}; its function's log is on /_local.`),
        remindSeconds * 1000,
      );
      this.asked.set(id, (answer) => {
        clearTimeout(timer);
        clearInterval(reminder);
        resolve(answer);
      });
      invokeLater(String(properties.ServiceToken), {
        ...{ RequestType: before ? 'Update' : 'Create', ResponseURL: `${url}/${id}`, RequestId: id },
        ...{ StackId: stack.name, ResourceType: type, LogicalResourceId: logicalId },
        ...(before && { PhysicalResourceId: before.physicalId, OldResourceProperties: before.properties }),
        ResourceProperties: properties,
      });
    });
  }
}

/**
 * Sorts resources so that each comes after those that its `DependsOn` names. Otherwise, the order of the
 * template is kept.
 */
function inOrder(resources: readonly Resource[]): Resource[] {
  const ordered = new Set<Resource>();
  const add = (resource: Resource): void => {
    for (const other of resources)
      if (!ordered.has(other) && resource.dependsOn?.includes(other.logicalId)) add(other);
    ordered.add(resource);
  };
  resources.forEach(add);
  return [...ordered];
}
