import { answerObject } from './answerObject';
import type { FileAction, FileCall } from './FileCall';
import { FileError } from '../FileError';
import { listObjects } from './listObjects';
import { multipartActions } from './multipartActions';
import { objectActions } from './objectActions';

function ofBucket({ request, query }: FileCall): FileAction | null {
  if (request.method === 'GET' && query.get('list-type') === '2') return listObjects;
  if (request.method === 'POST' && query.has('delete')) return objectActions.removeMany;
  return null;
}

function ofObject({ request, query }: FileCall): FileAction | null {
  const isPart = query.has('uploadId');
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return isPart ? null : answerObject;
    case 'PUT':
      if (request.headers['x-amz-copy-source']) return isPart ? null : objectActions.copy;
      return isPart ? multipartActions.uploadPart : objectActions.put;
    case 'POST':
      if (query.has('uploads')) return multipartActions.create;
      return isPart ? multipartActions.complete : null;
    case 'DELETE':
      return isPart ? multipartActions.abort : objectActions.remove;
    default:
      return null;
  }
}

/** Query parameters of S3 requests that are not emulated, such as those about access control or tags. */
const elsewhere = [
  'acl',
  'cors',
  'lifecycle',
  'policy',
  'tagging',
  'versioning',
  'versions',
  'versionId',
  'torrent',
];

/**
 * Returns the function that performs the S3 action of a request.
 * @throws FileError NotImplemented, with the request in the message, when the action is not emulated
 */
export function actionOf(call: FileCall): FileAction {
  const isPlain = !elsewhere.some((name) => call.query.has(name));
  const action = isPlain ? (call.key === '' ? ofBucket(call) : ofObject(call)) : null;
  if (action) return action;
  const asked = `${call.request.method} ${call.key === '' ? 'bucket' : 'object'} ?${call.query.toString()}`;
  throw new FileError(501, 'NotImplemented', `The local cloud does not emulate this request to S3: ${asked}`);
}
