interface Part {
  text: string;
  isHighlighted: boolean;
}

/**
 * A text of the API with words between <em> and </em> as its parts; never read as markup. Words side by side, as
 * compounds are found, are one mark.
 */
export function highlightedParts(highlighted: string): Part[] {
  return highlighted
    .replaceAll('</em><em>', '')
    .split(/<em>(.*?)<\/em>/s)
    .map((text, index) => ({ text, isHighlighted: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
