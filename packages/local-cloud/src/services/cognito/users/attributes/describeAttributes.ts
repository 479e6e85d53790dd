/** A map of attributes in the shape of the API. */
export function describeAttributes(attributes: Record<string, string>): { Name: string; Value: string }[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
