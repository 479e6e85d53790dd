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
 * A nested CloudFormation stack with one group of the API's resolvers. Their code is uploaded as assets: a template has
 * room for a million characters alone.
 */
export class Resolvers extends NestedStack {
  private present?: AppsyncFunction;

  constructor(scope: Construct, id: string, { api, bundles, plans, sources }: ResolversProps) {
    super(scope, id);
    for (const plan of plans) {
      const { type: typeName, field: fieldName, steps } = plan;
      const coordinate = `${typeName}.${fieldName}`;
      const [only] = steps;
      if (only && steps.length === 1) {
        const code = Code.fromAsset(bundles.resolver(only));
        new Resolver(this, coordinate, {
          api,
          typeName,
          fieldName,
          dataSource: sources[only.source],
          runtime,
          code,
        });
        continue;
      }
      const stepOf = (step: ResolverStep, id: string, name: string) =>
        new AppsyncFunction(this, id, {
          api,
          name,
          dataSource: sources[step.source],
          runtime,
          code: Code.fromAsset(bundles.resolver(step)),
        });
      const names = stepNames(plan);
      const isChecked = steps[0]?.file === accountExistsStep.file;
      const pipelineConfig = steps.map((step, index) => {
        const name = names[index] ?? '';
        if (isChecked && index === 0) return (this.present ??= stepOf(step, 'present', name));
        return stepOf(step, `${coordinate}.${isChecked ? index : index + 1}`, name);
      });
      const code = Code.fromInline(AROUND);
      new Resolver(this, coordinate, { api, typeName, fieldName, runtime, code, pipelineConfig });
    }
  }
}
