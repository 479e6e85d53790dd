import { FileError } from './FileError';

export function createNoSuchKey(): FileError {
  return new FileError(404, 'NoSuchKey', 'The specified key does not exist.');
}
