import { readCompoundFile } from './readCompoundFile';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Streams and storages with macros or packaged objects, and those of an encrypted document, which nobody can check. */
const active = /^(?:_VBA_PROJECT.*|VBA|Macros|.Ole10Native|EncryptedPackage)$/i;

/** Records of workbooks: a sheet in the list of all sheets, and the mark of an encrypted workbook. */
const BOUND_SHEET = 0x85;
const FILE_PASS = 0x2f;

/**
 * Returns whether a workbook (MS-XLS) has a sheet that is none of cells or of a diagram: a sheet of Excel 4.0 macros, or a
 * module. True also for one that is encrypted or cannot be read.
 */
function hasMacroSheet(workbook: Uint8Array): boolean {
  const view = viewOf(workbook);
  for (let at = 0; at + 4 <= workbook.byteLength;) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    // What follows the last record is empty.
    if (kind === 0 && length === 0) return false;
    if (kind === FILE_PASS || at + 4 + length > workbook.byteLength) return true;
    if (kind === BOUND_SHEET && ![0, 2].includes(view.getUint8(at + 9))) return true;
    at += 4 + length;
  }
  return false;
}

/** The place of the strings of a document that name other files, and the bit that says in which stream they are. */
const ASSOCIATED = 0x19a;
const TABLE_BIT = 0x02;

/**
 * Returns whether a document (MS-DOC) names a template on a server, which Word loads when the document is opened. True
 * also if it cannot be read.
 */
function hasServerTemplate(main: Uint8Array, tables: (name: string) => Uint8Array[]): boolean {
  if (main.byteLength < ASSOCIATED + 8) return true;
  const view = viewOf(main);
  const [table] = tables((view.getUint8(11) & TABLE_BIT) > 0 ? '1Table' : '0Table');
  const [from, length] = [view.getUint32(ASSOCIATED, true), view.getUint32(ASSOCIATED + 4, true)];
  if (length === 0) return false;
  if (!table || from + length > table.byteLength) return true;
  return /:\/\/|\\\\/.test(new TextDecoder('utf-16le').decode(table.subarray(from, from + length)));
}

/** The record of a presentation (MS-PPT) that says that it has macros, which are compressed, and the record in it. */
const VBA_INFO = [0x1f, 0, 0xff, 0x03, 0x14, 0, 0, 0, 0x02, 0, 0, 0x04, 0x0c, 0, 0, 0];

function hasMacroRecord(presentation: Uint8Array): boolean {
  for (let at = presentation.indexOf(0x1f); at >= 0; at = presentation.indexOf(0x1f, at + 1))
    if (VBA_INFO.every((byte, index) => presentation[at + index] === byte)) return true;
  return false;
}

/**
 * Returns whether an old Office document, such as `.doc`, has content that a program runs or loads without being asked:
 * macros of any kind, packaged objects, or a template on a server. True also if it is encrypted or cannot be read.
 */
export function hasActiveStreams(content: Uint8Array): boolean {
  const file = readCompoundFile(content);
  if (!file || file.names.some((name) => active.test(name))) return true;
  try {
    return (
      [...file.streams('Workbook'), ...file.streams('Book')].some(hasMacroSheet) ||
      file.streams('WordDocument').some((main) => hasServerTemplate(main, file.streams)) ||
      file.streams('PowerPoint Document').some(hasMacroRecord)
    );
  } catch {
    return true;
  }
}
