interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * A text of the API with words between <em> and </em> as its parts; never read as markup. Words side by side, as
 * compounds are found, are one mark.
 */
export function markedParts(marked: string): Part[] {
  return marked
    .replaceAll('</em><em>', '')
    .split(/<em>(.*?)<\/em>/s)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
