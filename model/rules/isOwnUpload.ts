import { checkedFileMark } from '../checkedFileMark';
import { fileExtensions } from '../fileExtensions';

const ULID_LENGTH = 26;
const ULID_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns whether a text has the form of a file name that the API gives to uploads: a ULID and the extension
 * of a content type that can be uploaded, without the mark of a checked file.
 */
function isIssuedName(name: string, isPicture: boolean): boolean {
  const [id, extension, more] = name.split('.') as [string, string?, string?];
  if (more !== undefined || id.length !== ULID_LENGTH) return false;
  if (id.split('').some((sign) => !ULID_SIGNS.includes(sign))) return false;
  return Object.keys(fileExtensions).some(
    (type) => fileExtensions[type] === extension && (!isPicture || type.startsWith('image/')),
  );
}

/**
 * Returns whether a text has the form of the S3 key of a checked upload by one of the people in `subs`. Users
 * cannot store files under such keys: their uploads get keys of another form, from which a Lambda function
 * moves them after the check. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param isPicture whether the upload must have been checked as a picture, including its size
 */
export function isOwnUpload(key: string, subs: readonly string[], isPicture: boolean): boolean {
  const [area, sub, name = '', more] = key.split('/') as [string, string, string?, string?];
  const isMarked = name.startsWith(checkedFileMark);
  return (
    more === undefined &&
    ['private', 'public'].includes(area) &&
    subs.includes(sub) &&
    !(isPicture && isMarked) &&
    isIssuedName(isMarked ? name.slice(checkedFileMark.length) : name, isPicture)
  );
}
