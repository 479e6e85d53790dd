/** Returns what AWS says to a request, or what lacks to send one, as the end of a sentence. */
export function awsProblem(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'CredentialsProviderError'
    ? 'there are no AWS credentials; sign in with aws sso login, and name the profile in AWS_PROFILE.'
    : (message.split('\n')[0] ?? name);
}
