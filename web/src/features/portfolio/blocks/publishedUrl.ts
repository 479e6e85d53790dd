/** Returns the URL at which everybody can open the picture of a published block, by the key of its upload. */
export const publishedUrl = (key: string) => `/${key.replace(/^private\//, 'public/')}`;
