import { checkedFileMark } from '../checkedFileMark';

/**
 * Returns whether a text has the form of the S3 key of a checked upload by one of the people in `subs`. Users
 * cannot store files under such keys: their uploads get keys of another form, from which a Lambda function
 * moves them after the check. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param isPicture whether the upload must have been checked as a picture, including its size
 */
export function isOwnUpload(key: string, subs: readonly string[], isPicture: boolean): boolean {
  const [area, sub, name, more] = key.split('/') as [string, string, string, string?];
  return (
    more === undefined &&
    ['private', 'public'].includes(area) &&
    subs.includes(sub) &&
    !!name &&
    !(isPicture && name.startsWith(checkedFileMark))
  );
}
