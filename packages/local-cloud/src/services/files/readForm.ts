import type { IncomingHttpHeaders } from 'node:http';
import { FileError } from './FileError';

export interface UploadForm {
  /** By name in lower case. */
  fields: Record<string, string>;
  file: Buffer;
  /** The file field's own type, when it has one. */
  fileType: string | null;
  fileName: string;
}

/** A browser's upload form. @throws FileError when it is none or has no file */
export async function readForm(headers: IncomingHttpHeaders, body: Buffer): Promise<UploadForm> {
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
