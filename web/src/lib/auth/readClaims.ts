export interface Claims {
  sub: string;
  email: string;
  /** The Cognito attribute `custom:name`, which is shown as the person's name until they have a profile. */
  name: string;
  groups: string[];
  /**
   * The id of the person's organization. Empty for talents, and for everybody while the client area (the
   * screens for organizations) is closed.
   */
  organizationId: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads the claims of an ID token that the app uses. A missing claim becomes an empty string or an empty
 * array.
 */
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
