/**
 * Returns whether a text is the S3 key of a checked upload of one of these people. Only the function that
 * checks uploads can write such keys; unchecked uploads have keys of another form. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function isOwnUpload(key: string, subs: readonly string[]): boolean {
  const [area, sub, name, more] = key.split('/');
  return more === undefined && ['private', 'public'].includes(`${area}`) && subs.includes(`${sub}`) && !!name;
}
