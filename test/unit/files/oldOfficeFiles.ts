import { compoundFile } from './compoundFile';

function record(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

/** Builds a workbook with sheets of the given kinds: 0 cells, 1 Excel 4.0 macros, 2 a diagram, 6 a module. */
const workbook = (...kinds: number[]) =>
  Buffer.concat([
    record(0x0809, Buffer.alloc(16)),
    // Long enough that the list of sheets is in another sector.
    record(0x003c, Buffer.alloc(700)),
    ...kinds.map((kind) => record(0x85, Buffer.from([0, 0, 0, 0, 2, kind, 1, 0, 0x41]))),
    record(0x0a, Buffer.alloc(0)),
  ]);

/** Builds the streams of a document whose template has the given path. */
function textWith(template: string): Record<string, Buffer> {
  const strings = Buffer.concat([Buffer.alloc(600), Buffer.from(template, 'utf16le')]);
  const text = Buffer.alloc(1024);
  text.writeUInt8(0x02, 11);
  text.writeUInt32LE(600, 0x19a);
  text.writeUInt32LE(strings.length - 600, 0x19e);
  return { WordDocument: text, '1Table': strings };
}

const macroRecord = '1f00ff0314000000020000040c000000';

/** Small old Office documents of each accepted kind, and of refused kinds. */
export const oldOfficeFiles = {
  doc: () => compoundFile(textWith('C:\\Users\\yui\\Normal.dotm')),
  xls: () => compoundFile({ Workbook: workbook(0, 2) }),
  ppt: () => compoundFile({ 'PowerPoint Document': Buffer.alloc(1500, 0x1f) }),
  templateOnServer: () => compoundFile(textWith('https://templates.example.com/a.dotm')),
  templateOnShare: () => compoundFile(textWith('\\\\files.example.com\\a.dotm')),
  packagedObject: () =>
    compoundFile({ WordDocument: Buffer.alloc(1024), '\u0001Ole10Native': Buffer.alloc(600) }),
  macros: () => compoundFile({ Workbook: workbook(0), _VBA_PROJECT_CUR: null }),
  documentMacros: () => compoundFile({ ...textWith(''), Macros: null, VBA: null }),
  presentationMacros: () =>
    compoundFile({
      'PowerPoint Document': Buffer.concat([
        Buffer.alloc(505),
        Buffer.from(macroRecord, 'hex'),
        Buffer.alloc(600),
      ]),
    }),
  macroSheet: () => compoundFile({ Workbook: workbook(0, 1) }),
  moduleSheet: () => compoundFile({ Workbook: workbook(6) }),
  encrypted: () => compoundFile({ Workbook: Buffer.concat([record(0x2f, Buffer.alloc(600)), workbook(0)]) }),
  circle: (): Buffer => {
    const file = compoundFile({ Workbook: Buffer.alloc(1500) });
    const table = file.length - 512;
    file.writeUInt32LE(2, table);
    return file;
  },
};
