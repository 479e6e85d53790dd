import type { Subject } from './ResourceType';

/** `arn:aws:<service>:<region>:<account>:<resource>` */
export function arn(service: string, subject: Subject, resource: string): string {
  const { region, accountId } = subject.environment;
  return `arn:aws:${service}:${region}:${accountId}:${resource}`;
}

/** The name in the template's `property`, else `<stack name>-<logical id>`. */
export function named(property: string): (subject: Subject) => string {
  return (subject) => {
    const name = subject.property(property);
    return typeof name === 'string' ? name : `${subject.stackName}-${subject.logicalId}`;
  };
}

/** The last segment of an ARN: after the last `/`, else after the last `:`. */
export function lastSegment(reference: string): string {
  return reference.slice(Math.max(reference.lastIndexOf('/'), reference.lastIndexOf(':')) + 1);
}
