import { NestedStack } from 'aws-cdk-lib';
import {
  AppsyncFunction,
  type BaseDataSource,
  Code,
  FunctionRuntime,
  type IGraphqlApi,
  Resolver,
} from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import type { DataSourceName } from '../../model/DataSourceName';
import type { Bundles } from '../Bundles';
import { accountExistsStep } from '../resolvers/accountExistsStep';
import type { ResolverPlan, ResolverStep } from '../resolvers/ResolverPlan';
import { stepNames } from '../resolvers/stepNames';

interface ResolversProps {
  api: IGraphqlApi;
  bundles: Bundles;
  plans: readonly ResolverPlan[];
  sources: Readonly<Record<DataSourceName, BaseDataSource>>;
}

/**
 * The code of a pipeline resolver before and after its steps. It does nothing but return the result of the
 * last step.
 */
const AROUND = 'export const request = () => ({});\nexport const response = (ctx) => ctx.prev.result;\n';

const runtime = FunctionRuntime.JS_1_0_0;

/**
 * How many of an API's functions and resolvers CloudFormation creates or changes at the same time. AppSync refuses more
 * with `ConcurrentModificationException` or `TooManyRequestsException`.
 */
const LANES = 10;

/**
 * A nested CloudFormation stack with one group of the API's resolvers. Their code is uploaded as assets: a template has
 * room for a million characters alone.
 */
export class Resolvers extends NestedStack {
  /** The functions that check the caller's account, by the ids of their constructs. */
  private readonly accountChecks = new Map<string, AppsyncFunction>();
  private readonly lanes: Construct[] = [];

  constructor(scope: Construct, id: string, { api, bundles, plans, sources }: ResolversProps) {
    super(scope, id);
    for (const plan of plans) {
      const { type: typeName, field: fieldName, steps } = plan;
      const coordinate = `${typeName}.${fieldName}`;
      const [only] = steps;
      if (only && steps.length === 1) {
        const code = Code.fromAsset(bundles.resolver(only));
        const dataSource = sources[only.source];
        this.queue(new Resolver(this, coordinate, { api, typeName, fieldName, dataSource, runtime, code }));
        continue;
      }
      const stepOf = (step: ResolverStep, id: string, name: string) => {
        const code = Code.fromAsset(bundles.resolver(step));
        const dataSource = sources[step.source];
        return this.queue(new AppsyncFunction(this, id, { api, name, dataSource, runtime, code }));
      };
      const names = stepNames(plan);
      const isChecked = steps[0]?.file === accountExistsStep.file;
      const pipelineConfig = steps.map((step, index) => {
        const name = names[index] ?? '';
        if (isChecked && index === 0) return this.accountCheck(step, (id) => stepOf(step, id, name));
        return stepOf(step, `${coordinate}.${isChecked ? index : index + 1}`, name);
      });
      const code = Code.fromInline(AROUND);
      this.queue(new Resolver(this, coordinate, { api, typeName, fieldName, runtime, code, pipelineConfig }));
    }
  }

  /** Lets CloudFormation create the resource after the one that is `LANES` earlier. */
  private queue<T extends Construct>(resource: T): T {
    const earlier = this.lanes.at(-LANES);
    if (earlier) resource.node.addDependency(earlier);
    this.lanes.push(resource);
    return resource;
  }

  /** Returns the function of a step that checks the caller's account. Resolvers with the same step share it. */
  private accountCheck(step: ResolverStep, create: (id: string) => AppsyncFunction): AppsyncFunction {
    const id = step === accountExistsStep ? 'present' : 'beforeConsent';
    const shared = this.accountChecks.get(id) ?? create(id);
    this.accountChecks.set(id, shared);
    return shared;
  }
}
