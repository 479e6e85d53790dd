/** Maximum length of the texts of a public page or a category of professionals. None of them may be blank. */
export const PageLimits = { name: 100, header: 200, description: 2000, coverImage: 500 };
