import { posix } from 'node:path';
import type { Environment } from '../Environment';
import { evaluateCondition } from './intrinsics/evaluateCondition';
import { createLazyMap } from './createLazyMap';
import { noValue } from './noValue';
import type { Assembly } from './readAssembly';
import { resolveValue } from './resolveValue';
import type { Scope } from './Scope';
import type { Resource } from './Stack';
import type { Template, TemplateResource } from './Template';
import { derivedUuid } from './types/deriveId';
import type { Subject } from './types/ResourceType';
import { resourceTypes } from './types/resourceTypes';

const NESTED_STACK = 'AWS::CloudFormation::Stack';

/** Returns the values of CloudFormation's pseudo parameters, such as `AWS::Region`. */
function pseudoParameters(stackName: string, environment: Environment): Record<string, unknown> {
  const { region, accountId } = environment;
  const id = derivedUuid({ stackName, logicalId: 'AWS::StackId' });
  return {
    'AWS::AccountId': accountId,
    'AWS::NoValue': noValue,
    'AWS::NotificationARNs': [],
    'AWS::Partition': 'aws',
    'AWS::Region': region,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${id}`,
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
}

/**
 * Resolves the intrinsic functions of one template: that of the stack or of a nested stack. Conditions,
 * properties, physical ids and nested stacks are resolved when they are first needed, and cached.
 */
export class TemplateScope implements Scope {
  private readonly values: Record<string, unknown>;
  private readonly conditions = createLazyMap('condition', (name) => this.evaluateCondition(name));
  private readonly properties = createLazyMap('properties of', (logicalId) =>
    this.resolve(this.resource(logicalId).Properties ?? {}),
  );
  private readonly physicalIds = createLazyMap('name of', (logicalId) => this.makePhysicalId(logicalId));
  private readonly nestedScopes = createLazyMap('nested stack', (logicalId) => this.openNested(logicalId));

  constructor(
    readonly stackName: string,
    private readonly template: Template,
    parameters: Record<string, unknown>,
    private readonly assembly: Assembly,
    private readonly environment: Environment,
  ) {
    this.values = { ...pseudoParameters(stackName, environment), ...parameters };
  }

  ref(name: string): unknown {
    return name in this.values ? this.values[name] : this.physicalIds(name);
  }

  attribute(logicalId: string, name: string): unknown {
    const { Type } = this.resource(logicalId);
    if (Type === NESTED_STACK && name.startsWith('Outputs.')) {
      return this.nestedScopes(logicalId).output(name.slice('Outputs.'.length));
    }
    const attribute = resourceTypes[Type]?.attributes?.[name];
    if (!attribute) throw new Error(`${logicalId} (${Type}) has no attribute ${name} locally`);
    return resolveValue(attribute(this.subject(logicalId)), this);
  }

  condition(name: string): boolean {
    return this.conditions(name);
  }

  mapping(map: string, topLevel: string, secondLevel: string): unknown {
    const value = this.template.Mappings?.[map]?.[topLevel]?.[secondLevel];
    if (value === undefined) throw new Error(`mapping ${map}.${topLevel}.${secondLevel} does not exist`);
    return value;
  }

  /**
   * Returns the resources of this template and of its nested templates. Resources whose condition is false
   * are left out, and so are the nested stacks themselves.
   */
  resources(): { resource: Resource; scope: TemplateScope }[] {
    return Object.entries(this.template.Resources).flatMap(([logicalId, { Type, Condition, DependsOn }]) => {
      if (Condition !== undefined && !this.condition(Condition)) return [];
      if (Type === NESTED_STACK) return this.nestedScopes(logicalId).resources();
      const properties = this.properties(logicalId) as Record<string, unknown>;
      const physicalId = String(this.physicalIds(logicalId));
      const dependsOn = [DependsOn ?? []].flat();
      return [{ resource: { logicalId, type: Type, physicalId, properties, dependsOn }, scope: this }];
    });
  }

  /**
   * Returns the type and the logical id of every resource in the template and its nested templates, also of
   * those whose condition is false. The nested stacks themselves are left out. No properties are resolved.
   */
  declared(): { type: string; logicalId: string }[] {
    return Object.entries(this.template.Resources).flatMap(([logicalId, { Type }]) =>
      Type === NESTED_STACK ? this.nestedScopes(logicalId).declared() : [{ type: Type, logicalId }],
    );
  }

  outputs(): Record<string, string> {
    const present = Object.entries(this.template.Outputs ?? {}).filter(
      ([, { Condition }]) => Condition === undefined || this.condition(Condition),
    );
    return Object.fromEntries(present.map(([name]) => [name, String(this.output(name))]));
  }

  private output(name: string): unknown {
    const output = this.template.Outputs?.[name];
    if (!output) throw new Error(`${this.stackName} has no output ${name}`);
    return this.resolve(output.Value);
  }

  private resolve(value: unknown): unknown {
    return resolveValue(value, this);
  }

  private resource(logicalId: string): TemplateResource {
    const resource = this.template.Resources[logicalId];
    if (!resource) throw new Error(`${this.stackName} has no resource or parameter ${logicalId}`);
    return resource;
  }

  private subject(logicalId: string): Subject {
    const { stackName, environment } = this;
    const property = (name: string) => this.resolve(this.resource(logicalId).Properties?.[name]);
    const physicalIds = this.physicalIds;
    return {
      logicalId,
      stackName,
      environment,
      property,
      get physicalId() {
        return String(physicalIds(logicalId));
      },
    };
  }

  private makePhysicalId(logicalId: string): string {
    const { Type, Condition } = this.resource(logicalId);
    if (Condition !== undefined && !this.condition(Condition)) {
      throw new Error(`${logicalId} is referenced, but its condition ${Condition} is false`);
    }
    const name = resourceTypes[Type]?.physicalId;
    return name ? name(this.subject(logicalId)) : `${this.stackName}-${logicalId}`;
  }

  private evaluateCondition(name: string): boolean {
    const expression = this.template.Conditions?.[name];
    if (expression === undefined) throw new Error(`${this.stackName} has no condition ${name}`);
    return evaluateCondition(expression, this, (value) => this.resolve(value));
  }

  private openNested(logicalId: string): TemplateScope {
    const { Properties } = this.resource(logicalId);
    const url = String(this.resolve(Properties?.TemplateURL ?? ''));
    const template = this.assembly.nested(posix.basename(url));
    const given = this.resolve(Properties?.Parameters ?? {}) as Record<string, unknown>;
    const name = `${this.stackName}-${logicalId}`;
    return new TemplateScope(name, template, given, this.assembly, this.environment);
  }
}
