/**
 * Maximum number of characters in the texts of a public page or a category of professionals. A blank text is
 * refused.
 */
export const PageLimits = { name: 100, header: 200, description: 2000 };
