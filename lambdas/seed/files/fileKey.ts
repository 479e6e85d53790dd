import { fileKeys } from '../../lib/files/fileKeys';
import { seedUlid } from '../lib/seedUlid';

/**
 * Returns the S3 key of a demo file: the final key that an upload of this person for this purpose would have.
 * @param name distinguishes several files of one person for the same purpose
 */
export function fileKey(sub: string, purpose: string, name = ''): string {
  const extension = purpose === 'RESUME' || purpose === 'ACHIEVEMENT_FILE' ? 'pdf' : 'png';
  return fileKeys.checked(sub, purpose, `${seedUlid(`${sub}:${purpose}:${name}`)}.${extension}`);
}
