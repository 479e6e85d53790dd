const OCTETS = 75;

/**
 * Returns a line of a calendar as RFC 5545 writes it (3.1): no line is longer than 75 octets, the next one begins with a
 * space, and no character is cut.
 */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += more;
  }
  return [...lines, current].join('\r\n');
}
