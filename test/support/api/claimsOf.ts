/** Returns the claims of an ID token or access token, without checking its signature. */
export function claimsOf<Claims extends object>(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}
