import type { Subject } from './ResourceType';

/** Returns an ARN of the form `arn:aws:<service>:<region>:<account>:<resource>`. */
export function arn(service: string, subject: Subject, resource: string): string {
  const { region, accountId } = subject.environment;
  return `arn:aws:${service}:${region}:${accountId}:${resource}`;
}

/**
 * Returns a function that computes the name of a resource: the value of the given property in the template
 * or, without one, `<stack name>-<logical id>`.
 */
export function named(property: string): (subject: Subject) => string {
  return (subject) => {
    const name = subject.property(property);
    return typeof name === 'string' ? name : `${subject.stackName}-${subject.logicalId}`;
  };
}

/** Returns the last part of an ARN: what follows the last `/` or `:`. */
export function lastSegment(reference: string): string {
  return reference.slice(Math.max(reference.lastIndexOf('/'), reference.lastIndexOf(':')) + 1);
}
