import { randomUUID } from 'node:crypto';
import type { Environment } from '../../Environment';
import type { Resource, Stack } from '../../template/Stack';
import type { Schedule } from './Schedule';

type Place = Pick<Environment, 'region' | 'accountId'>;

interface ScheduleProperties {
  ScheduleExpression: string;
  ScheduleExpressionTimezone?: string;
  State?: string;
  Target: { Arn: string; Input?: string };
}

interface RuleProperties {
  ScheduleExpression?: string;
  EventPattern?: unknown;
  State?: string;
  Targets?: { Arn: string; Id: string; Input?: string; InputTransformer?: unknown; InputPath?: string }[];
}

function functionArn(stack: Stack, logicalId: string, arn: string): string {
  const functions = stack.resources('AWS::Lambda::Function').map((each) => stack.attribute(each, 'Arn'));
  if (functions.includes(arn)) return arn;
  throw new Error(`${logicalId}: the target ${arn} is not emulated locally, only functions are`);
}

/** Returns a function that creates the event which AWS sends for a schedule without an input. */
function scheduledEvent(source: string, arn: string, { region, accountId }: Place, detail: unknown) {
  return (scheduledAt: Date) => ({
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source,
    account: accountId,
    time: scheduledAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    region,
    resources: [arn],
    detail,
  });
}

/**
 * Replaces EventBridge Scheduler's placeholders, such as `<aws.scheduler.scheduled-time>`, in the input of a
 * schedule.
 */
function fill(input: string, arn: string, scheduledAt: Date): string {
  return input
    .replaceAll('<aws.scheduler.schedule-arn>', arn)
    .replaceAll('<aws.scheduler.scheduled-time>', scheduledAt.toISOString().replace(/\.\d{3}Z$/, 'Z'))
    .replaceAll('<aws.scheduler.execution-id>', randomUUID())
    .replaceAll('<aws.scheduler.attempt-number>', '1');
}

function readSchedule(stack: Stack, place: Place, resource: Resource): Schedule {
  const properties = resource.properties as unknown as ScheduleProperties;
  const { Input, Arn } = properties.Target;
  const arn = stack.attribute(resource, 'Arn');
  return {
    name: resource.physicalId,
    arn,
    expression: properties.ScheduleExpression,
    timezone: properties.ScheduleExpressionTimezone ?? 'UTC',
    enabled: properties.State !== 'DISABLED',
    functionArn: functionArn(stack, resource.logicalId, Arn),
    event: Input
      ? (scheduledAt) => JSON.parse(fill(Input, arn, scheduledAt)) as unknown
      : scheduledEvent('aws.scheduler', arn, place, '{}'),
  };
}

function readRule(stack: Stack, place: Place, resource: Resource): Schedule[] {
  const { logicalId, physicalId } = resource;
  const { ScheduleExpression, EventPattern, State, Targets = [] } = resource.properties as RuleProperties;
  if (EventPattern || !ScheduleExpression) {
    throw new Error(`${logicalId}: rules for events are not emulated locally, only those with a schedule`);
  }
  const arn = stack.attribute(resource, 'Arn');
  return Targets.map(({ Arn, Id, Input, InputPath, InputTransformer }) => {
    if (InputPath || InputTransformer) {
      throw new Error(`${logicalId}: InputPath and InputTransformer are not emulated locally`);
    }
    return {
      name: Targets.length > 1 ? `${physicalId}.${Id}` : physicalId,
      arn,
      expression: ScheduleExpression,
      timezone: 'UTC',
      enabled: State !== 'DISABLED',
      functionArn: functionArn(stack, logicalId, Arn),
      event: Input ? () => JSON.parse(Input) as unknown : scheduledEvent('aws.events', arn, place, {}),
    };
  });
}

/**
 * Reads the schedules of the stack: those of EventBridge Scheduler, and those in EventBridge rules.
 * @throws Error that names a rule, target or input that is not emulated
 */
export function readSchedules(stack: Stack, place: Place): Schedule[] {
  return [
    ...stack.resources('AWS::Scheduler::Schedule').map((resource) => readSchedule(stack, place, resource)),
    ...stack.resources('AWS::Events::Rule').flatMap((resource) => readRule(stack, place, resource)),
  ];
}
