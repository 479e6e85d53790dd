import { join } from 'node:path';
import type { Environment } from '../Environment';
import { FrontDoor } from '../front-door/FrontDoor';
import { assertPortFree } from '../processes/assertPortFree';
import type { Shutdown } from '../processes/Shutdown';
import { engineAddress } from '../services/dynamodb/engine/engineAddress';
import { type RunningChaos, startChaos } from '../services/dynamodb/chaos/startChaos';
import { findDynoxide } from '../services/dynamodb/engine/findDynoxide';
import { launchDynoxide } from '../services/dynamodb/engine/launchDynoxide';
import { waitUntilHealthy } from '../services/dynamodb/engine/waitUntilHealthy';
import { createSearch, type Search } from '../services/search/createSearch';
import type { MailSample } from '../services/mail/MailSample';
import type { SlackSample } from '../services/slack/SlackSample';
import { Metrics } from '../services/watch/Metrics';
import { readStack } from '../template/readStack';
import type { Stack } from '../template/Stack';
import type { Invoke } from '../website/callFunctionUrl';
import { createWebsite } from '../website/createWebsite';
import { noWebsite } from '../website/noWebsite';
import { readDistribution } from '../website/readDistribution';
import type { CloudSettings } from './CloudSettings';
import { mountDeveloperPage } from './mountDeveloperPage';
import { RunningStack } from './RunningStack';
import { startServices } from './startServices';

const endpointOf = (port: number, offset: number) => `http://127.0.0.1:${port + offset}`;

function engineOf({ port, dynamodbEndpoint }: CloudSettings): string {
  if (dynamodbEndpoint) return dynamodbEndpoint;
  const engine = engineAddress(port);
  return `http://${engine.host}:${engine.port}`;
}

function environmentOf(
  { port, data, assembly, searchEndpoint, parameters }: CloudSettings,
  dynamodbEndpoint: string,
): Environment {
  const at = (offset: number) => endpointOf(port, offset);
  return {
    port,
    origin: at(0),
    data,
    assembly,
    region: 'ap-northeast-1',
    accountId: '000000000000',
    dynamodbEndpoint,
    searchEndpoint: searchEndpoint ?? at(2),
    filesEndpoint: at(3),
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, value.replaceAll('{origin}', at(0))]),
    ),
  };
}

/**
 * Starts the DynamoDB engine. If the settings contain the endpoint of another DynamoDB, starts nothing and
 * waits until that one accepts requests.
 */
async function launchDatabase(
  { dynamodbEndpoint, tools, port, data }: CloudSettings,
  shutdown: Shutdown,
): Promise<void> {
  if (dynamodbEndpoint) return waitUntilHealthy(dynamodbEndpoint, () => true);
  const launched = await launchDynoxide({
    binary: findDynoxide(tools, console.log),
    port,
    folder: join(data, 'dynamodb'),
    onLost: (sentence) => {
      shutdown.fail(sentence);
    },
  });
  process.once('exit', () => launched.kill());
  shutdown.add(() => launched.stop());
}

/**
 * Emulates AWS on this machine. It consists of an HTTP server (the front door) and another one for S3, a
 * DynamoDB engine, a search engine, and the services of the deployed stack.
 */
export class LocalCloud {
  /** Resolves when DynamoDB and the search engine accept requests. */
  readonly enginesReady: Promise<void>;
  private readonly searching: Promise<Search>;

  private constructor(
    private readonly environment: Environment,
    private readonly door: FrontDoor,
    private readonly filesDoor: FrontDoor,
    private readonly shutdown: Shutdown,
    private readonly settings: CloudSettings,
    private readonly chaos: RunningChaos | null,
    private readonly metrics: Metrics,
  ) {
    const onLost = (sentence: string) => shutdown.fail(sentence);
    this.searching = createSearch({ environment, onLost }).then((search) => {
      shutdown.add(() => search.stop());
      return search;
    });
    const launching = launchDatabase(settings, shutdown);
    // If one of the two fails, wait for the other one, because it can only be stopped after its start.
    shutdown.add(() => Promise.allSettled([this.searching, launching]));
    this.enginesReady = Promise.all([this.searching, launching]).then(() => undefined);
    this.enginesReady.catch(() => undefined); // The caller awaits it later.
  }

  /**
   * Opens the front door and starts DynamoDB and the search engine. For each of them, adds a function to
   * `shutdown` that stops it. If one fails to start, the caller can therefore stop the others with
   * `shutdown`.
   */
  static async open(settings: CloudSettings, shutdown: Shutdown): Promise<LocalCloud> {
    const door = new FrontDoor(settings.listen ?? settings.port, settings.port);
    await door.open();
    shutdown.add(() => door.close());
    const filesPort = settings.port + 3;
    await assertPortFree(filesPort);
    const filesDoor = new FrontDoor(filesPort, settings.port);
    await filesDoor.open();
    shutdown.add(() => filesDoor.close());
    const engine = engineOf(settings);
    const metrics = new Metrics();
    const chaos =
      settings.chaos &&
      (await startChaos(settings.chaos, engine, (TableName, Operation) =>
        metrics.record('AWS/DynamoDB/ThrottledRequests', { Operation, TableName }, 1),
      ));
    if (chaos) shutdown.add(() => chaos.stop());
    const environment = environmentOf(settings, chaos?.endpoint ?? engine);
    return new LocalCloud(environment, door, filesDoor, shutdown, settings, chaos, metrics);
  }

  get origin(): string {
    return this.environment.origin;
  }

  /**
   * Reads the synthesised CloudFormation template, with the default values of its parameters.
   * @throws Error that names the resource types that are not emulated
   */
  readStack(): Stack {
    return readStack(this.environment);
  }

  private readEarlierStack(): Stack | null {
    const { earlierAssembly } = this.settings;
    return earlierAssembly ? readStack({ ...this.environment, assembly: earlierAssembly }) : null;
  }

  /**
   * Creates the stack's tables, starts its services and mounts them at the front door (the local cloud's HTTP
   * server). Afterwards, the caller must create the custom resources and start the streams.
   */
  async deploy(stack: Stack): Promise<RunningStack> {
    await this.enginesReady;
    const search = await this.searching;
    const { environment, door, shutdown, metrics } = this;
    const services = await startServices(
      stack,
      environment,
      door,
      shutdown,
      metrics,
      this.readEarlierStack(),
    );
    this.filesDoor.mount('', services.files);
    const running = new RunningStack(stack, this.environment, services, search, this.chaos);
    mountDeveloperPage(this.door, stack, {
      ...{ services, search, drain: () => running.drain(), accountId: this.environment.accountId },
      samples: {
        mails: async () => [
          ...(await this.readSamples<MailSample>(stack, running, this.settings.mailSamplesOutput)),
          ...services.cognito.mailSamples(),
        ],
        slack: () => this.readSamples<SlackSample>(stack, running, this.settings.slackSamplesOutput),
      },
    });
    return running;
  }

  private async readSamples<Sample>(
    stack: Stack,
    running: RunningStack,
    output: string | undefined,
  ): Promise<Sample[]> {
    const name = stack.outputs[output ?? ''];
    return name ? ((await running.invoke(name, { samples: true })) as Sample[]) : [];
  }

  /**
   * Serves a built web app as the stack's CloudFront distribution would. Pages that the distribution gets
   * from Lambda functions come from the running stack.
   * @param folder folder of the built web app; null if it has not been built: every request then gets a 404
   * response
   */
  serveWebsite(stack: Stack, running: RunningStack, folder: string | null): void {
    if (folder === null) return this.door.mountWebsite(noWebsite);
    const invoke: Invoke = (functionArn, payload) => running.invoke(functionArn, payload);
    this.door.mountWebsite(createWebsite(folder, readDistribution(stack), invoke));
  }
}
