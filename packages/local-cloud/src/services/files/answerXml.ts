import type { ServerResponse } from 'node:http';
import { toXml, type Xml } from './toXml';

/** Ends a response with an XML document. */
export function answerXml(response: ServerResponse, root: string, content: Xml, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(toXml(root, content));
}
