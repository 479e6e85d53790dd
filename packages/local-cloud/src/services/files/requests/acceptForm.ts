import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Authenticator } from '../../../Authenticator';
import { answerXml } from './answerXml';
import type { Bucket } from '../Bucket';
import { checkFormPolicy } from './checkFormPolicy';
import { FileError } from '../FileError';
import { propertiesOf } from './propertiesOf';

interface UploadForm {
  /** Values of an S3 upload form by field name in lower case. */
  fields: Record<string, string>;
  file: Buffer;
  /** Content type that the browser has declared for the file; null if it has declared none. */
  fileType: string | null;
  fileName: string;
}
/**
 * Reads the fields and the file of an S3 upload form (POST).
 * @throws FileError when the form is malformed or has no file
 */
async function readForm(headers: IncomingHttpHeaders, body: Buffer): Promise<UploadForm> {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': headers['content-type'] ?? '' },
    body: new Uint8Array(body),
  });
  const form = await request.formData().catch(() => {
    throw new FileError(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed.');
  });
  const fields: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
    else if (name.toLowerCase() === 'file') file = value;
  }
  if (!file)
    throw new FileError(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
  const content = Buffer.from(await file.arrayBuffer());
  return { fields, file: content, fileType: file.type || null, fileName: file.name };
}

interface FormUpload {
  headers: IncomingHttpHeaders;
  body: Buffer;
  response: ServerResponse;
  bucket: Bucket;
  authenticator: Authenticator;
}

/**
 * Handles an S3 upload form (presigned POST): checks its signature, its policy and the permissions of the
 * caller who signed it, then stores the file.
 * @throws FileError when a check fails
 */
export async function acceptForm({
  headers,
  body,
  response,
  bucket,
  authenticator,
}: FormUpload): Promise<void> {
  const { fields, file, fileType, fileName } = await readForm(headers, body);
  const caller = await authenticator.form(fields);
  if (!caller) throw new FileError(403, 'SignatureDoesNotMatch', 'The form is not signed well.');
  const key = (fields.key ?? '').replaceAll('${filename}', fileName);
  checkFormPolicy(fields.policy ?? '', { ...fields, key, bucket: bucket.name }, file.length, Date.now());
  if (key === '' || !caller.allows('s3:PutObject', `arn:aws:s3:::${bucket.name}/${key}`)) {
    throw new FileError(403, 'AccessDenied', 'Access Denied');
  }
  const described = fileType === null ? fields : { 'content-type': fileType, ...fields };
  const { etag } = bucket.put('Post', key, file, propertiesOf(described));
  const status = Number(fields.success_action_status ?? 204);
  if (status === 201) {
    answerXml(response, 'PostResponse', { Bucket: bucket.name, Key: key, ETag: `"${etag}"` }, 201);
  } else response.writeHead(status === 200 ? 200 : 204, { etag: `"${etag}"` }).end();
}
