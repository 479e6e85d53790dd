/**
 * The name of the marketplace, where code and not a text says it: titles, structured data, senders, documents. Texts
 * write it out, because languages join it to their words (docs/forking.md).
 */
export const productName = 'Enishi';
