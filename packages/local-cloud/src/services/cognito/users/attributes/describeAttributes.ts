/** Converts attributes to the format of the Cognito API, a list of names and values. */
export function describeAttributes(attributes: Record<string, string>): { Name: string; Value: string }[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
