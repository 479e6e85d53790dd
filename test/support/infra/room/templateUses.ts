import type { Deployment } from '../deployments';
import type { Use } from './quotas';

const OF_RESOLVERS = ['AWS::AppSync::Resolver', 'AWS::AppSync::FunctionConfiguration'];

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Returns how much of CloudFormation's quotas the templates of a deployment use. */
export function templateUses({ templates }: Pick<Deployment, 'templates'>): Use[] {
  const sizes = Object.entries(templates).map(([file, template]) => {
    const [what = ''] = file.split('.');
    const { Resources, Parameters = {}, Outputs = {}, Mappings = {} } = template;
    const resolvers = Object.values(Resources).filter(({ Type }) => OF_RESOLVERS.includes(Type));
    const count = Object.keys(Resources).length;
    const uses: Use[] = [
      { quota: 'resources in a template', what, value: count, ofResolvers: resolvers.length },
      { quota: 'bytes of a template', what, value: bytesOf(template), ofResolvers: bytesOf(resolvers) },
      { quota: 'parameters of a template', what, value: Object.keys(Parameters).length },
      { quota: 'outputs of a template', what, value: Object.keys(Outputs).length },
      { quota: 'mappings of a template', what, value: Object.keys(Mappings).length },
    ];
    return { count, resolvers: resolvers.length, uses };
  });
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  return [
    ...sizes.flatMap(({ uses }) => uses),
    {
      quota: 'resources of a stack with its nested stacks',
      what: 'all templates',
      value: sumOf(sizes.map(({ count }) => count)),
      ofResolvers: sumOf(sizes.map(({ resolvers }) => resolvers)),
    },
  ];
}
