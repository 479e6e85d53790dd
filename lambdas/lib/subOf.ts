import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';

/** Returns the sub among the attributes of a Cognito user; null if there is none. */
export function subOf(attributes: readonly AttributeType[] = []): string | null {
  return attributes.find(({ Name }) => Name === 'sub')?.Value ?? null;
}
