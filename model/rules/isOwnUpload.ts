/**
 * True for the key of a checked upload of one of these people. Unchecked uploads have keys of another form, and nobody
 * can write below these. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function isOwnUpload(key: string, subs: readonly string[]): boolean {
  const [area, sub, name, more] = key.split('/');
  return more === undefined && ['private', 'public'].includes(`${area}`) && subs.includes(`${sub}`) && !!name;
}
