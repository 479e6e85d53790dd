import { hasActiveContent } from '../../model/files/hasActiveContent';
import { hasActiveStreams } from '../../model/files/hasActiveStreams';
import { readCompoundFile } from '../../model/files/readCompoundFile';
import { readOfficeParts } from '../../model/files/readOfficeParts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * For each kind of Office Open XML document (standard ECMA-376), such as `.docx`, the file in its ZIP archive
 * by which it is recognized.
 */
const parts: readonly [name: string, type: string][] = [
  ['word/document.xml', `${OPEN_XML}.wordprocessingml.document`],
  ['xl/workbook.xml', `${OPEN_XML}.spreadsheetml.sheet`],
  ['ppt/presentation.xml', `${OPEN_XML}.presentationml.presentation`],
];

/**
 * For each kind of older Office document, such as `.doc`, the stream by which it is recognized. These
 * documents are compound files, whose directory lists their streams (Microsoft's MS-CFB).
 */
const streams: readonly [name: string, type: string][] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
];

function ofCompoundFile(content: Buffer): string | null {
  const names = readCompoundFile(content)?.names ?? [];
  if (hasActiveStreams(content)) return null;
  return streams.find(([name]) => names.includes(name))?.[1] ?? null;
}

/**
 * Detects the content type of an Office document in the old binary format or in Office Open XML. Returns null
 * for other files, and for documents with macros, embedded objects or parts from somewhere else, which Enishi
 * does not accept.
 */
export function detectOfficeType(content: Buffer): string | null {
  if (content.subarray(0, 8).equals(COMPOUND)) return ofCompoundFile(content);
  const names = readOfficeParts(content)?.names ?? [];
  if (!names.includes('[content_types].xml') || hasActiveContent(content)) return null;
  return parts.find(([name]) => names.includes(name))?.[1] ?? null;
}
