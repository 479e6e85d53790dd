import { useEffect } from 'react';
import { productName } from '../../../../model/productName';

/**
 * Sets the document title to the name of the record on the screen, followed by the name of the product. While `text` is
 * undefined, the title does not change.
 */
export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (text) document.title = `${text} | ${productName}`;
  }, [text]);
}
