interface Part {
  text: string;
  isHighlighted: boolean;
}

/**
 * Splits a text of the API at its <em> tags, which mark the words that matched a search. All other markup
 * stays text. Adjacent highlighted words, as in compounds, become one part.
 */
export function splitHighlights(highlighted: string): Part[] {
  return highlighted
    .replaceAll('</em><em>', '')
    .split(/<em>(.*?)<\/em>/s)
    .map((text, index) => ({ text, isHighlighted: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
