/**
 * Returns the SVG path of a line through values in a box of 100 × 100. The path is interrupted where a value is
 * missing.
 */
export function drawLine(values: readonly (number | null)[], least: number, most: number): string {
  const step = 100 / Math.max(1, values.length);
  let isOpen = false;
  return values
    .map((value, index) => {
      const command = isOpen ? 'L' : 'M';
      isOpen = value !== null;
      if (value === null) return '';
      const y = 100 - ((value - least) / (most - least)) * 100;
      return `${command}${((index + 0.5) * step).toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}
