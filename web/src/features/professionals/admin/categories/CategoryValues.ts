/** The values of the form for a category of professionals. */
export interface CategoryValues {
  name: string | null;
  /** The part of the URL that names the category; unique among the categories. */
  url: string | null;
  coverImage: string | null;
  description: string | null;
}
