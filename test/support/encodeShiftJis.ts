/** Returns a text in Shift_JIS. Letters that Shift_JIS lacks are an error. */
export function encodeShiftJis(text: string): Uint8Array {
  const decoder = new TextDecoder('shift_jis');
  const codes = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfc; first += 1) {
    for (let second = 0x40; second <= 0xfc; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && letter !== '\uFFFD' && !codes.has(letter))
        codes.set(letter, [first, second]);
    }
  }
  const bytes = [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0) < 0x80 ? [letter.charCodeAt(0)] : codes.get(letter);
    if (!code) throw new Error(`Shift_JIS has no ${letter}.`);
    return code;
  });
  return Uint8Array.from(bytes);
}
