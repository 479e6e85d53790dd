import { NormalizedInput, type NormalizedInputProps } from './NormalizedInput';

const HOST = /^[\p{L}\d](?:[\p{L}\d-]*\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** Puts https:// before a web address without it (`x.com/taro`), and full-width letters into their usual width. */
function completeUrl(text: string): string {
  const plain = text.trim().replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC'));
  return HOST.test(plain) ? `https://${plain}` : plain;
}

/** A form field for the address of a web page. */
export const UrlInput = (props: Omit<NormalizedInputProps, 'normalize'>) => (
  <NormalizedInput placeholder="https://" {...props} type="url" inputMode="url" normalize={completeUrl} />
);
