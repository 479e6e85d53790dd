export interface Claims {
  sub: string;
  email: string;
  /** The Cognito attribute custom:name, which is the person's name until a profile exists. */
  name: string;
  groups: string[];
  /**
   * The id of the person's organization. Empty for talents, and for everybody while the client area is
   * closed.
   */
  organizationId: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns what the payload of an ID token says about its owner. */
export const readClaims = (payload: Readonly<Record<string, unknown>>): Claims => {
  const groups = payload['cognito:groups'];
  return {
    sub: text(payload.sub),
    email: text(payload.email),
    name: text(payload['custom:name']),
    groups: Array.isArray(groups) ? groups.map(String) : [],
    organizationId: text(payload.organizationId),
  };
};
