const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * Builds a PDF file with one page of Japanese text. It does not embed a font, but names one that PDF viewers
 * have.
 * @param lines the lines of the page; the first one is the title and is shown larger
 */
export function writePdf([title = '', ...lines]: readonly string[]): Buffer {
  const shown = lines.map((line) => `0 -24 Td <${hex(line)}> Tj`).join('\n');
  const text = `BT /F1 20 Tf 72 760 Td <${hex(title)}> Tj /F1 11 Tf 0 -16 Td\n${shown}\nET`;
  const font = '/Type /Font /BaseFont /HeiseiKakuGo-W5';
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< ${font} /Subtype /Type0 /Encoding /UniJIS-UCS2-H /DescendantFonts [6 0 R] >>`,
    `<< ${font} /Subtype /CIDFontType0 ${system} /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${`${offset}`.padStart(10, '0')} 00000 n `;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('\n')}\n`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
